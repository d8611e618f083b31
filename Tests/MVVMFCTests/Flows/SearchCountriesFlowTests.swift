import Playing
import Testing

@Suite struct SearchCountriesFlowTests {
  @Test func `search-countries, message by message`() throws {
    try expectFlow(
      of: .searchCountries,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “sao tome”.
        User → View: paste(_:) "sao tome"
        View → View Controller: searchBar(_:textDidChange:) "sao tome"
      1 View Controller → View Model: search(text:) "sao tome"
      3 View Model → Service: countries(matching:completion:) "sao tome"
        Service → Api Session: request(_:completion:) "countries.json?matching=sao tome"
        Api Session → Catalogue: countries(matching:completion:) "sao tome"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(1 × Country: São Tomé and Príncipe)
        Api Session → Service: completion .success(1 × Country: São Tomé and Príncipe)
        Service → View Model: completion .success(1 × Country: São Tomé and Príncipe)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: São Tomé and Príncipe
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"

      // The user pastes “atlantis”.
        User → View: paste(_:) "atlantis"
        View → View Controller: searchBar(_:textDidChange:) "atlantis"
      1 View Controller → View Model: search(text:) "atlantis"
      3 View Model → Service: countries(matching:completion:) "atlantis"
        Service → Api Session: request(_:completion:) "countries.json?matching=atlantis"
        Api Session → Catalogue: countries(matching:completion:) "atlantis"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(0 × Country)
        Api Session → Service: completion .success(0 × Country)
        Service → View Model: completion .success(0 × Country)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 0 × ListItem
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "No countries"
      5 View Controller → View: sets summary.text "No countries"
      """)
  }
}
