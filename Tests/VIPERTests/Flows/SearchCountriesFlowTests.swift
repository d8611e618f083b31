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
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "sao tome"
      2 Presenter → Interactor: find(matching:) "sao tome"
      3 Interactor → Data Store: findCountries(matching:completion:) "sao tome"
        Data Store → Catalogue: countries(matching:completion:) "sao tome"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Country: São Tomé and Príncipe)
        Data Store → Interactor: completion .success(1 × Country: São Tomé and Príncipe)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: São Tomé and Príncipe
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: São Tomé and Príncipe, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user pastes “atlantis”.
        User → View: paste(_:) "atlantis"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "atlantis"
      2 Presenter → Interactor: find(matching:) "atlantis"
      3 Interactor → Data Store: findCountries(matching:completion:) "atlantis"
        Data Store → Catalogue: countries(matching:completion:) "atlantis"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(0 × Country)
        Data Store → Interactor: completion .success(0 × Country)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 0 × CountryFacts
      7 Presenter → View Controller: show(countries:opened:) countries: 0 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "No countries"
      8 View Controller → View: sets summary.text "No countries"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
