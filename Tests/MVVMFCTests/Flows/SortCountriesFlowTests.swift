import Playing
import Testing

@Suite struct SortCountriesFlowTests {
  /// The user sorts the countries by name, from Z to A.
  static let reversedByName = """
    // The user taps “Name ↑”.
      User → View: tap(_:) "Name ↑"
      View → View Controller: action(_:) UIBarButtonItem
    1 View Controller → View Model: sortByName()
    5 View Model → View Controller: itemsDidChange()
    5 View Controller → View Model: reads items 253 × ListItem: Zimbabwe, Zambia, Yugoslavia, …
    5 View Controller → View Model: reads selectedIndex nil
    5 View Controller → View: list.reloadData()
    5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    5 View Model → View Controller: orderDidChange()
    5 View Controller → View Model: reads nameOrderText "Name ↓"
    5 View Controller → View: sets nameButton.title "Name ↓"
    5 View Controller → View Model: reads populationOrderText "Population"
    5 View Controller → View: sets populationButton.title "Population"
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
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: sortByPopulation()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: China, India, United States, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: orderDidChange()
      5 View Controller → View Model: reads nameOrderText "Name"
      5 View Controller → View: sets nameButton.title "Name"
      5 View Controller → View Model: reads populationOrderText "Population ↓"
      5 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: sortByPopulation()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 253 × ListItem: South Georgia and the South Sandwich Islands, Pitcairn,…
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: orderDidChange()
      5 View Controller → View Model: reads nameOrderText "Name"
      5 View Controller → View: sets nameButton.title "Name"
      5 View Controller → View Model: reads populationOrderText "Population ↑"
      5 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
