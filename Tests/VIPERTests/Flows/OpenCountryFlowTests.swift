import Playing
import Testing

@Suite struct OpenCountryFlowTests {
  @Test func `open-country, message by message`() throws {
    try expectFlow(
      of: .openCountry,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “algeria”.
        User → View: paste(_:) "algeria"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "algeria"
      2 Presenter → Interactor: find(matching:) "algeria"
      3 Interactor → Data Store: findCountries(matching:completion:) "algeria"
        Data Store → Catalogue: countries(matching:completion:) "algeria"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Country: Algeria)
        Data Store → Interactor: completion .success(1 × Country: Algeria)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Algeria)
      6 Interactor → Presenter: foundCountries(count:) 1
      7 Presenter → View Controller: showSummary(_:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: Algeria)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Algeria)
      6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: Algeria
      7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: Algeria, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openCountry(row:) 0
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "DZ", named: "Algeria"
        Wireframe → Wireframe: show(_:) .films(countryCode: "DZ", countryName: "Algeria")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) DZ
        Data Store → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Data Store → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      6 Interactor → Presenter: listedFilms(_:) 5 × FilmFacts: Z, Le Bal, Dust of Life, …
      7 Presenter → View Controller: showFilms(_:) 5 × Row: Z, Le Bal, Dust of Life, …
      8 View Controller → View: list.reloadData()
      7 Presenter → View Controller: showSummary(_:) "Algeria: 5 films"
      8 View Controller → View: sets summary.text "Algeria: 5 films"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
