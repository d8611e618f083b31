import Playing
import Testing

@Suite struct SortCountriesFlowTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
    // The user taps “Name ↑”.
      User → View: tap(_:) "Name ↑"
      View → View Controller: sortByName(_:) UIBarButtonItem
    1 View Controller → Presenter: sortByName()
    2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: false)
    3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
    5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
    6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: Zimbabwe, Zambia, Yugoslavia, …
    7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: Zimbabwe, Zambia, Yugoslavia, …, selectedRow: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↓", byPopulation: "Population")
    8 View Controller → View: sets nameButton.title "Name ↓"
    8 View Controller → View: sets populationButton.title "Population"
    """

  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(Self.reversedByName)

      // The user taps “Population”.
        User → View: tap(_:) "Population"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .population, isAscending: false)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: China, India, United States, …)
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: China, India, United States, …
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: China, India, United States, …, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name", byPopulation: "Population ↓")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .population, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: China, India, United States, …)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: South Georgia and the South Sandw…
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: South Georgia and the South Sandwich Islands, Pitca…
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name", byPopulation: "Population ↑")
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
