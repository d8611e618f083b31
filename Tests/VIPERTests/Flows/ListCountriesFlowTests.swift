import Playing
import Testing

@Suite struct ListCountriesFlowTests {
  /// The user opens the app: the beginning of every story.
  static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Application → View Controller: viewDidLoad()
    1 View Controller → Presenter: viewDidLoad()
    2 Presenter → Interactor: find(matching:) nil
    3 Interactor → Data Store: findCountries(matching:completion:) nil
      Data Store → Catalogue: countries(completion:)
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    """

  /// The catalogue replies with all countries.
  static let countriesShown = """
    // The catalogue replies.
      Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
    5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
    6 Interactor → Presenter: foundCountries(count:) 253
    7 Presenter → View Controller: showSummary(_:) "253 countries"
    8 View Controller → View: sets summary.text "253 countries"
    7 Presenter → View Controller: showLoading(_:) false
    8 View Controller → View: spinner.stopAnimating()
    2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
    3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
    5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
    6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
    7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: Afghanistan, Åland Islands, Albania, …, selectedRow: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
    8 View Controller → View: sets nameButton.title "Name ↑"
    8 View Controller → View: sets populationButton.title "Population"
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
