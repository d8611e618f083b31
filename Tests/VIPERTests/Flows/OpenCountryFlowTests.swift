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
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: Algeria
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Algeria, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openCountry(at:) 0
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "DZ", named: "Algeria"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
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
      7 Presenter → View Controller: show(films:) 5 × ListItem: Z, Le Bal, Dust of Life, …
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Algeria: 5 films"
      8 View Controller → View: sets summary.text "Algeria: 5 films"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
