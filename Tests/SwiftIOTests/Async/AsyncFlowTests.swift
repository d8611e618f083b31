import PatternTesting
import Playing
import Testing

@testable import SwiftIO

/// The list of countries that awaits its requests: what it keeps, and its messages.
@Suite struct AsyncFlowTests {
  /// The user opens the app, which asks for the countries and waits: the beginning of both stories.
  private static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      View → Interactor: made by AsyncCountriesInteractor.init()
      View → View Model: made by CountriesViewModel.init()
      Application → View Controller: viewDidLoad()
      View Controller → Interactor: sets model CountriesModel
      View Controller → View Model: sets model CountriesModel
      View Controller → View Model: sets alert UIAlertController
      View Controller → Interactor: sets actions CatalogueActions
      View Controller → Interactor: sets delegate CountriesViewController
      View Controller → Interactor: load()
      Interactor → Action: made by listCountries()
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    2 Interactor → Action: run(completion:)
      Action → Catalogue: countries(completion:)
    """

  @Test func `nothing of it survives the app, and its messages and objects break no rule`() {
    swiftIO.expectSound(SwiftIOArchitecture.async)
  }

  @Test func `last-search-wins, message by message`() throws {
    try swiftIO.expectFlow(
      of: .lastSearchWins, in: SwiftIOArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 253 × Country, listed: 253 × Country
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "253 countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads order name, ascending
      7 View Model → View: sets nameButton.title "Name ↑"
      7 View Model → View: sets populationButton.title "Population"
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user types “fin”.
        User → View: type(_:) "f"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "f"
        Interactor → Action: made by searchCountries(matching:) "f"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "fi"
        Interactor → Action: made by searchCountries(matching:) "fi"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "fi"
        User → View: type(_:) "fin"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "fin"
        Interactor → Action: made by searchCountries(matching:) "fin"
        Interactor → Action: cancel()
        Action → Catalogue: cancel()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Action: completion .success(1 × Country: Finland)
        Action → Interactor: completion .success(1 × Country: Finland)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 1 × Country: Finland, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × Country: Finland)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 1 × Country: Finland, listed: 1 × Country: Finland
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 1 × Country: Finland
      7 View Model → View: sets list.rows 1 × Row: Finland
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 1 × Country: Finland
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 country"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }

  @Test func `retry-after-failure, message by message`() throws {
    try swiftIO.expectFlow(
      of: .retryAfterFailure, in: SwiftIOArchitecture.async,
      """
      \(Self.appOpened)

      // The catalogue fails.
        Catalogue → Action: completion .failure(The catalogue is unavailable.)
        Action → Interactor: completion .failure(The catalogue is unavailable.)
      3 Interactor → Model: update(failure:) The catalogue is unavailable.
      4 Interactor → View Controller: countriesDidFailToLoad()
      5 View Controller → View Model: refresh(_:) .failure
      6 View Model → Model: reads failure The catalogue is unavailable.
      7 View Model → View: sets reason "The catalogue is unavailable."
      6 View Model → Model: reads listedCountries 0 × Country
      6 View Model → Model: reads failure The catalogue is unavailable.
      7 View Model → View: sets summary.text "The catalogue is unavailable."
      7 View Model → View: sets retryButton.isHidden false
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
        View Controller → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Try Again”.
        User → View: tap(_:) "Try Again"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
        View → View Controller: handler(_:) "Try Again"
        View Controller → Interactor: retry()
      3 Interactor → Model: update(isLoading:) true
      4 Interactor → View Controller: countriesDidBeginLoading()
      5 View Controller → View Model: refresh(_:) .progress
      6 View Model → Model: reads isLoading true
      7 View Model → View: sets spinner.isActive true
        Interactor → View: reads searchField.text ""
        Interactor → Action: made by listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 253 × Country, listed: 253 × Country
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "253 countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads order name, ascending
      7 View Model → View: sets nameButton.title "Name ↑"
      7 View Model → View: sets populationButton.title "Population"
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }
}
