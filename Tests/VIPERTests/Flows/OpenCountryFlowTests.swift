import Specification
import Stories
import Testing

@Suite struct OpenCountryFlowTests {
  @Test func `open-country, message by message`() throws {
    try expectFlow(
      of: .openCountry,
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
      3 Interactor → Data Store: reads countryList CountryList(countries: 0 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

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
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 1 × CountryFacts, sorting: CountrySorting(ke…
      7 Presenter → View Controller: show(_:openedRow:) 1 × CountryContent: Algeria, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: DZ)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Algeria"), films: 0 × Film, opened: nil)
      6 Interactor → Presenter: opened(_:) OpenedCountry(code: "DZ", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilms(ofCountry:) "DZ"
        Wireframe → Wireframe: show(_:) .films(country: "DZ")
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
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Algeria"), films: 0 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Algeria"), films: 5 × Film, opened: nil)
      6 Interactor → Presenter: listed(_:) FilmOverview(country: "Algeria", films: 5 × FilmFacts, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 5 × FilmContent: Z, Le Bal, Dust of Life, …, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Algeria: 5 films"
      8 View Controller → View: sets summary.text "Algeria: 5 films"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
