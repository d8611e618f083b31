import Playing
import Testing

@Suite struct SortCountriesFlowTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
    // The user taps “Name ↑”.
      User → View: tap(_:) "Name ↑"
      View → View Controller: sortByName(_:) UIBarButtonItem
    1 View Controller → Presenter: sortByName()
    2 Presenter → Interactor: sort(by:) .name
    3 Interactor → Data Store: reads countryOrder name, ascending
    3 Interactor → Data Store: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
    3 Interactor → Data Store: reads region nil
    5 Interactor → Data Store: put(_:) name, descending
    6 Interactor → Presenter: sortedCountries(_:by:) 253 × CountryFacts, by: CountrySorting(key: .name, direction: .descendi…
    7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem: Zimbabwe, Zambia, Yugoslavia, …, opened: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: show(sorting:) CountrySorting(key: .name, direction: .descending)
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
      2 Presenter → Interactor: sort(by:) .population
      3 Interactor → Data Store: reads countryOrder name, descending
      3 Interactor → Data Store: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads region nil
      5 Interactor → Data Store: put(_:) population, descending
      6 Interactor → Presenter: sortedCountries(_:by:) 253 × CountryFacts, by: CountrySorting(key: .population, direction: .de…
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem: China, India, United States, …, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(sorting:) CountrySorting(key: .population, direction: .descending)
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
        View → View Controller: sortByPopulation(_:) UIBarButtonItem
      1 View Controller → Presenter: sortByPopulation()
      2 Presenter → Interactor: sort(by:) .population
      3 Interactor → Data Store: reads countryOrder population, descending
      3 Interactor → Data Store: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      3 Interactor → Data Store: reads region nil
      5 Interactor → Data Store: put(_:) population, ascending
      6 Interactor → Presenter: sortedCountries(_:by:) 253 × CountryFacts, by: CountrySorting(key: .population, direction: .as…
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(sorting:) CountrySorting(key: .population, direction: .ascending)
      8 View Controller → View: sets nameButton.title "Name"
      8 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
