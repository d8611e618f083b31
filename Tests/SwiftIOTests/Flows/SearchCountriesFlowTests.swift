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
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "sao tome"
        Interactor → Action: made by searchCountries(matching:) "sao tome"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "sao tome"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: São Tomé and Príncipe)
        Action → Interactor: completion .success(1 × Country: São Tomé and Príncipe)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 1 × Country: São Tomé and Príncipe, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × Country: São Tomé and Príncipe)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 1 × Country, listed: 1 × Country
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 1 × Country: São Tomé and Príncipe
      7 View Model → View: sets list.rows 1 × Row: São Tomé and Príncipe
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 1 × Country: São Tomé and Príncipe
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 country"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user pastes “atlantis”.
        User → View: paste(_:) "atlantis"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "atlantis"
        Interactor → Action: made by searchCountries(matching:) "atlantis"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "atlantis"

      // The catalogue replies.
        Catalogue → Action: completion .success(0 × Country)
        Action → Interactor: completion .success(0 × Country)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 0 × Country, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(0 × Country)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 0 × Country, listed: 0 × Country
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 0 × Country
      7 View Model → View: sets list.rows 0 × Row
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 0 × Country
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "No countries"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }
}
