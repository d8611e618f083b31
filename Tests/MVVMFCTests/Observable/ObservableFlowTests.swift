import PatternTesting
import Playing
import Testing

@testable import MVVMFC

/// The list of countries with an observable view model: what it keeps, and its messages.
@Suite struct ObservableFlowTests {
  @Test func `nothing of it survives the app, and its messages and objects break two rules`() {
    mvvmFC.expectSound(MVVMFCArchitecture.observable, breaking: ["FC-29", "FC-32"])
  }

  @Test func `last-search-wins, message by message`() throws {
    try mvvmFC.expectFlow(
      of: .lastSearchWins, in: MVVMFCArchitecture.observable,
      """
      // The user opens the app.
        User → Application: launch()
        Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: StagedFavourites
        Application → View Controller: refers to LinkViewModel
        Application → View Model: refers to LinkFlowController
        Application → Flow Controller: refers to LinkViewController
        Application → Factory: rootIn(_:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to ObservableCountriesViewModel
        Factory → View Model: refers to CountriesFlowController
        Factory → Flow Controller: refers to ObservableCountriesViewController
        Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: ObservableCountriesViewController
        Application → View Controller: loadView()
        View Controller → View: sets toolbarItems 0 × String
        View Controller → View: sets rightBarButtonItem "Favourites"
        Application → View Controller: viewDidLoad()
      1 View Controller → View Model: reload()
      3 View Model → Service: countries(matching:completion:) nil
        Service → Api Session: request(_:completion:) "countries.json"
        Api Session → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: updateProperties()
      5 View Controller → View Model: reads isLoading true
      5 View Controller → View: spinner.startAnimating()
      5 View Controller → View Model: reads items 0 × ListItem
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Controller → View Model: reads summaryText ""
      5 View Controller → View: sets summary.text ""
      5 View Controller → View Model: reads canRetry false
      5 View Controller → View Model: reads nameOrderText "Name ↑"
      5 View Controller → View: sets nameButton.title "Name ↑"
      5 View Controller → View Model: reads populationOrderText "Population"
      5 View Controller → View: sets populationButton.title "Population"
      5 View Controller → View Model: reads regionText "All Regions"
      5 View Controller → View: sets regionButton.title "All Regions"
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets regionButton.isEnabled true
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Api Session: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Api Session → Service: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Service → View Model: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        System → View Controller: updateProperties()
      5 View Controller → View Model: reads isLoading false
      5 View Controller → View: spinner.stopAnimating()
      5 View Controller → View Model: reads items 253 × ListItem: Afghanistan, Åland Islands, Albania, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Controller → View Model: reads summaryText "253 countries"
      5 View Controller → View: sets summary.text "253 countries"
      5 View Controller → View Model: reads canRetry false
      5 View Controller → View Model: reads nameOrderText "Name ↑"
      5 View Controller → View: sets nameButton.title "Name ↑"
      5 View Controller → View Model: reads populationOrderText "Population"
      5 View Controller → View: sets populationButton.title "Population"
      5 View Controller → View Model: reads regionText "All Regions"
      5 View Controller → View: sets regionButton.title "All Regions"
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets regionButton.isEnabled true

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
        System → View Controller: updateProperties()
      5 View Controller → View Model: reads isLoading false
      5 View Controller → View: spinner.stopAnimating()
      5 View Controller → View Model: reads items 1 × ListItem: Finland
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"
      5 View Controller → View Model: reads canRetry false
      5 View Controller → View Model: reads nameOrderText "Name ↑"
      5 View Controller → View: sets nameButton.title "Name ↑"
      5 View Controller → View Model: reads populationOrderText "Population"
      5 View Controller → View: sets populationButton.title "Population"
      5 View Controller → View Model: reads regionText "All Regions"
      5 View Controller → View: sets regionButton.title "All Regions"
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets regionButton.isEnabled true
      """)
  }
}
