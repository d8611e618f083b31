import PatternTesting
import Playing
import Testing

@testable import MVVMFC

/// The list of countries that awaits its requests: what it keeps, and its messages.
@Suite struct AsyncFlowTests {
  /// The user opens the app, which asks for the countries and waits: the beginning of both stories.
  private static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: StagedFavourites
      Application → View Controller: refers to LinkViewModel
      Application → View Model: refers to LinkFlowController
      Application → Flow Controller: refers to LinkViewController
      Application → Factory: rootIn(_:dependencies:)
      Factory → Dependency Manager: reads catalogue ApiCatalogueService
      Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
      Factory → View Controller: refers to AsyncCountriesViewModel
      Factory → View Model: refers to CountriesFlowController
      Factory → Flow Controller: refers to CountriesViewController
      Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: CountriesViewController
      Application → View Controller: loadView()
    5 View Controller → View Model: reads nameOrderText "Name ↑"
    5 View Controller → View Model: reads populationOrderText "Population"
    5 View Controller → View Model: reads regionText "All Regions"
      View Controller → View: sets toolbarItems 3 × String: "Name ↑", "Population", "All Regions"
      View Controller → View: sets rightBarButtonItem "Favourites"
      Application → View Controller: viewDidLoad()
      View Controller → View Model: sets delegate CountriesViewController
    1 View Controller → View Model: reload()
    2 View Model → View Controller: isLoadingDidChange()
    2 View Controller → View Model: reads isLoading true
    2 View Controller → View: spinner.startAnimating()
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    3 View Model → Service: countries(matching:completion:) nil
      Service → Api Session: request(_:completion:) "countries.json"
      Api Session → Catalogue: countries(completion:)
    """

  @Test func `nothing of it survives the app, and its messages and objects break one rule`() {
    mvvmFC.expectSound(MVVMFCArchitecture.async, breaking: ["FC-32"])
  }

  @Test func `last-search-wins, message by message`() throws {
    try mvvmFC.expectFlow(
      of: .lastSearchWins, in: MVVMFCArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue replies.
        Catalogue → Api Session: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Api Session → Service: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Service → View Model: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: Afghanistan, Åland Islands, Albania, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "253 countries"
      5 View Controller → View: sets summary.text "253 countries"

      // The user types “fin”.
        User → View: type(_:) "f"
        View → View Controller: searchBar(_:textDidChange:) "f"
      1 View Controller → View Model: search(text:) "f"
      3 View Model → Service: countries(matching:completion:) "f"
        Service → Api Session: request(_:completion:) "countries.json?matching=f"
        Api Session → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
        View → View Controller: searchBar(_:textDidChange:) "fi"
      1 View Controller → View Model: search(text:) "fi"
        View Model → Service: cancel()
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
      3 View Model → Service: countries(matching:completion:) "fi"
        Service → Api Session: request(_:completion:) "countries.json?matching=fi"
        Api Session → Catalogue: countries(matching:completion:) "fi"
        User → View: type(_:) "fin"
        View → View Controller: searchBar(_:textDidChange:) "fin"
      1 View Controller → View Model: search(text:) "fin"
        View Model → Service: cancel()
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
      3 View Model → Service: countries(matching:completion:) "fin"
        Service → Api Session: request(_:completion:) "countries.json?matching=fin"
        Api Session → Catalogue: countries(matching:completion:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Api Session: completion .success(1 × Country: Finland)
        Api Session → Service: completion .success(1 × Country: Finland)
        Service → View Model: completion .success(1 × Country: Finland)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Finland
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"
      """)
  }

  @Test func `retry-after-failure, message by message`() throws {
    try mvvmFC.expectFlow(
      of: .retryAfterFailure, in: MVVMFCArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue fails.
        Catalogue → Api Session: completion .failure(The catalogue is unavailable.)
        Api Session → Service: completion .failure(The server has a problem (status 503): try again later.)
        Service → View Model: completion .failure(The server has a problem (status 503): try again later.)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "The catalogue is unavailable."
      5 View Controller → View: sets summary.text "The catalogue is unavailable."
      5 View Model → View Controller: canRetryDidChange()
      5 View Controller → View Model: reads canRetry true
      5 View Controller → View: sets retryButton.isHidden false
      5 View Model → Flow Controller: show(apiError:retry:) The server has a problem (status 503): try again later.
      5 Flow Controller → Factory: showIn(_:message:retry:dependencies:)
      5 Factory → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      1 View → View Model: retry()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: countries(matching:completion:) nil
        Service → Api Session: request(_:completion:) "countries.json"
        Api Session → Catalogue: countries(completion:)

      // The catalogue replies.
        Catalogue → Api Session: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Api Session → Service: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Service → View Model: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: Afghanistan, Åland Islands, Albania, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "253 countries"
      5 View Controller → View: sets summary.text "253 countries"
      5 View Model → View Controller: canRetryDidChange()
      5 View Controller → View Model: reads canRetry false
      5 View Controller → View: sets retryButton.isHidden true
      """)
  }
}
