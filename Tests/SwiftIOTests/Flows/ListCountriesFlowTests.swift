import Playing
import Testing

@Suite struct ListCountriesFlowTests {
  /// The screen of the countries appears, and asks for them.
  static let countriesAppear = """
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      View → Interactor: made by CountriesInteractor.init()
      View → View Model: made by CountriesViewModel.init()
      Application → View Controller: viewDidLoad()
      View Controller → Interactor: sets model CountriesModel
      View Controller → View Model: sets model CountriesModel
      View Controller → View Model: sets alert UIAlertController
      View Controller → Interactor: sets actions CatalogueActions
      View Controller → Interactor: sets delegate CountriesViewController
      View Controller → Interactor: load()
      Interactor → Action: made by listCountries()
    2 Interactor → Action: run(completion:)
      Action → Catalogue: countries(completion:)
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    """

  /// The user opens the app: the beginning of every story.
  static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
    \(ListCountriesFlowTests.countriesAppear)
    """

  /// The catalogue replies with all countries.
  static let countriesShown = """
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
    """

  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      \(Self.appOpened)

      \(Self.countriesShown)
      """)
  }
}
