import Playing
import Testing

@Suite struct SortCountriesFlowTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
    // The user taps “Name ↑”.
      User → View: tap(_:) "Name ↑"
    1 View → Interactor: sortByName(_:) UIBarButtonItem
      Interactor → Model: reads order name, ascending
      Interactor → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: name, descending
    2 Interactor → Action: run(completion:)
      Action → Interactor: completion .success(253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      Interactor → Model: reads region nil
    3 Interactor → Model: update(countries:listed:order:) countries: 253 × Country, listed: 253 × Country, order: name, descending
    4 Interactor → View Controller: countriesDidReorder()
    5 View Controller → View Model: refresh(_:) .order
    6 View Model → Model: reads listedCountries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
    7 View Model → View: sets list.rows 253 × Row: Zimbabwe, Zambia, Yugoslavia, …
    6 View Model → Model: reads selectedRow nil
    7 View Model → View: sets list.selectedRow nil
    6 View Model → Model: reads order name, descending
    7 View Model → View: sets nameButton.title "Name ↓"
    7 View Model → View: sets populationButton.title "Population"
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
      1 View → Interactor: sortByPopulation(_:) UIBarButtonItem
        Interactor → Model: reads order name, descending
        Interactor → Model: reads countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
        Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: population, descending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: China, India, United States, …)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:order:) countries: 253 × Country, listed: 253 × Country, order: population, des…
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: reads listedCountries 253 × Country: China, India, United States, …
      7 View Model → View: sets list.rows 253 × Row: China, India, United States, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads order population, descending
      7 View Model → View: sets nameButton.title "Name"
      7 View Model → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
      1 View → Interactor: sortByPopulation(_:) UIBarButtonItem
        Interactor → Model: reads order population, descending
        Interactor → Model: reads countries 253 × Country: China, India, United States, …
        Interactor → Action: made by sortCountries(_:by:) 253 × Country: China, India, United States, …, by: population, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: South Georgia and the South Sandwich Islands, P…
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:order:) countries: 253 × Country, listed: 253 × Country, order: population, asc…
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: reads listedCountries 253 × Country: South Georgia and the South Sandwich Islands, Pitcairn, …
      7 View Model → View: sets list.rows 253 × Row: South Georgia and the South Sandwich Islands, Pitcairn, Fren…
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads order population, ascending
      7 View Model → View: sets nameButton.title "Name"
      7 View Model → View: sets populationButton.title "Population ↑"
      """)
  }
}
