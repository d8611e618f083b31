import Stories
import Testing

@Suite struct SearchCountriesFlowTests {
  @Test func `search-countries, message by message`() throws {
    try expectFlow(
      of: .searchCountries,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      6 Interactor → Presenter: foundCountries(count:) 253
      7 Presenter → View Controller: showSummary(_:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country: Afghanistan, Åland Islands, Alban…
      6 Interactor → Presenter: sortedCountries(_:) 253 × CountryFacts: Afghanistan, Åland Islands, Albania, …
      7 Presenter → View Controller: showCountries(_:selectedRow:) 253 × Row: Afghanistan, Åland Islands, Albania, …, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

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
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: São Tomé and Príncipe)
      6 Interactor → Presenter: foundCountries(count:) 1
      7 Presenter → View Controller: showSummary(_:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: São Tomé and Príncipe)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: São Tomé and Príncipe)
      6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: São Tomé and Príncipe
      7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: São Tomé and Príncipe, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

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
      5 Interactor → Data Store: put(_:) CountryList(countries: 0 × Country)
      6 Interactor → Presenter: foundCountries(count:) 0
      7 Presenter → View Controller: showSummary(_:) "No countries"
      8 View Controller → View: sets summary.text "No countries"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 0 × Country)
      5 Interactor → Data Store: put(_:) CountryList(countries: 0 × Country)
      6 Interactor → Presenter: sortedCountries(_:) 0 × CountryFacts
      7 Presenter → View Controller: showCountries(_:selectedRow:) 0 × Row, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      """)
  }
}
