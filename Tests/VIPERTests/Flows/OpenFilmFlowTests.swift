import Specification
import Stories
import Testing

@Suite struct OpenFilmFlowTests {
  @Test func `open-film, message by message`() throws {
    try expectFlow(
      of: .openFilm,
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

      // The user pastes “italy”.
        User → View: paste(_:) "italy"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "italy"
      2 Presenter → Interactor: find(matching:) "italy"
      3 Interactor → Data Store: findCountries(matching:completion:) "italy"
        Data Store → Catalogue: countries(matching:completion:) "italy"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Country: Italy)
        Data Store → Interactor: completion .success(1 × Country: Italy)
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 1 × CountryFacts, sorting: CountrySorting(ke…
      7 Presenter → View Controller: show(_:openedRow:) 1 × CountryContent: Italy, openedRow: nil
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

      // The user picks “Italy”.
        User → View: pick(_:) "Italy"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: IT)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Italy"), films: 0 × Film, opened: nil)
      6 Interactor → Presenter: opened(_:) OpenedCountry(code: "IT", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilms(ofCountry:) "IT"
        Wireframe → Wireframe: show(_:) .films(country: "IT")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) IT
        Data Store → Catalogue: films(of:completion:) IT
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Data Store → Interactor: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Italy"), films: 0 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Italy"), films: 31 × Film, opened: nil)
      6 Interactor → Presenter: listed(_:) FilmOverview(country: "Italy", films: 31 × FilmFacts, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 31 × FilmContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Italy: 31 films"
      8 View Controller → View: sets summary.text "Italy: 31 films"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Italy"), films: 31 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Italy"), films: 31 × Film, opened: tt0040137)
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("The Walls of Malapaga"), countries: 0 × Country)
      6 Interactor → Presenter: opened(_:) OpenedFilm(id: "tt0040137", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilm(_:) "tt0040137"
        Wireframe → Wireframe: show(_:) .film(id: "tt0040137")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: showFilm()
      3 Interactor → Data Store: findRecord(of:completion:) tt0040137
        Data Store → Catalogue: film(_:completion:) tt0040137
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Data Store → Interactor: completion .success(FilmRecord(film: Film("The Walls of Malapaga"), countries: 2 ×…
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0040137, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("The Walls of Malapaga"), countries: 2 × Country)
      6 Interactor → Presenter: found(_:) FilmDescription("The Walls of Malapaga")
      7 Presenter → View Controller: show(_:) FilmScreenContent("The Walls of Malapaga")
      8 View Controller → View: sets name.text "The Walls of Malapaga"
      8 View Controller → View: sets origin.text "France and Italy, 1950"
      8 View Controller → View: sets award.text "Won the award"
      8 View Controller → View: sets failure.message nil
      7 Presenter → View Controller: show(markOffer:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
