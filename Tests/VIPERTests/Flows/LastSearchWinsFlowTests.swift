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
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "f"
      2 Presenter → Interactor: find(matching:) "f"
      3 Interactor → Data Store: findCountries(matching:completion:) "f"
        Data Store → Catalogue: countries(matching:completion:) "f"
        User → View: type(_:) "fi"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "fi"
      2 Presenter → Interactor: find(matching:) "fi"
        Interactor → Data Store: cancel()
        Data Store → Catalogue: cancel()
      3 Interactor → Data Store: findCountries(matching:completion:) "fi"
        Data Store → Catalogue: countries(matching:completion:) "fi"
        User → View: type(_:) "fin"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "fin"
      2 Presenter → Interactor: find(matching:) "fin"
        Interactor → Data Store: cancel()
        Data Store → Catalogue: cancel()
      3 Interactor → Data Store: findCountries(matching:completion:) "fin"
        Data Store → Catalogue: countries(matching:completion:) "fin"

      // The catalogue gives every reply that is still wanted.
        Catalogue → Data Store: completion .success(1 × Country: Finland)
        Data Store → Interactor: completion .success(1 × Country: Finland)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: Finland
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Finland, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
