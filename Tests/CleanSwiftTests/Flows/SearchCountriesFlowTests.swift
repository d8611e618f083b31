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
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "sao tome")
      3 Interactor → Worker: findCountries(matching:completion:) "sao tome"
        Worker → Catalogue: countries(matching:completion:) "sao tome"

      // The catalogue replies.
        Catalogue → Worker: completion .success(1 × Country: São Tomé and Príncipe)
        Worker → Interactor: completion .success(1 × Country: São Tomé and Príncipe)
      3 Interactor → Worker: sort(_:by:) 1 × Country: São Tomé and Príncipe, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: São Tomé and Príncipe, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()

      // The user pastes “atlantis”.
        User → View: paste(_:) "atlantis"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "atlantis")
      3 Interactor → Worker: findCountries(matching:completion:) "atlantis"
        Worker → Catalogue: countries(matching:completion:) "atlantis"

      // The catalogue replies.
        Catalogue → Worker: completion .success(0 × Country)
        Worker → Interactor: completion .success(0 × Country)
      3 Interactor → Worker: sort(_:by:) 0 × Country, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 0 × Entry, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 0 × Row, selectedRow: nil, summary: "No countries")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "No countries"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
