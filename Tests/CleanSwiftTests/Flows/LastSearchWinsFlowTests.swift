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
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "f")
      3 Interactor → Worker: findCountries(matching:completion:) "f"
        Worker → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "fi")
      3 Interactor → Worker: findCountries(matching:completion:) "fi"
        Worker → Catalogue: cancel()
        Worker → Catalogue: countries(matching:completion:) "fi"
        User → View: type(_:) "fin"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "fin")
      3 Interactor → Worker: findCountries(matching:completion:) "fin"
        Worker → Catalogue: cancel()
        Worker → Catalogue: countries(matching:completion:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Worker: completion .success(1 × Country: Finland)
        Worker → Interactor: completion .success(1 × Country: Finland)
      3 Interactor → Worker: sort(_:by:) 1 × Country: Finland, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Finland, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Finland, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
