import Playing
import Testing

@Suite struct ListCountriesFlowTests {
  /// The screen of the countries appears, and asks for them.
  static let countriesAppear = """
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Application → View Controller: viewDidLoad()
    1 View Controller → Presenter: updateView()
    2 Presenter → Interactor: find(matching:) nil
    3 Interactor → Data Store: findCountries(matching:completion:) nil
      Data Store → Catalogue: countries(completion:)
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
      Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
    3 Interactor → Data Store: reads region nil
    3 Interactor → Data Store: reads countryOrder name, ascending
    6 Interactor → Presenter: foundCountries(_:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
    7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: show(summary:) "253 countries"
    8 View Controller → View: sets summary.text "253 countries"
    7 Presenter → View Controller: show(isLoading:) false
    8 View Controller → View: spinner.stopAnimating()
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
