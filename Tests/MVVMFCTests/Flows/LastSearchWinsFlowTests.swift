import Playing
import Testing

@Suite struct LastSearchWinsFlowTests {
  @Test func `last-search-wins, message by message`() throws {
    try expectFlow(
      of: .lastSearchWins,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

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
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Finland
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"
      """)
  }
}
