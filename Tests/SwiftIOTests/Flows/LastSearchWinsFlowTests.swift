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
}
