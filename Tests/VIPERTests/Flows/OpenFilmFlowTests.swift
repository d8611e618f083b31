import Playing
import Testing

@Suite struct OpenFilmFlowTests {
  /// The user searches for Italy and picks it.
  static let italyPicked = """
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
    5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Italy)
    6 Interactor → Presenter: foundCountries(count:) 1
    7 Presenter → View Controller: showSummary(_:) "1 country"
    8 View Controller → View: sets summary.text "1 country"
    7 Presenter → View Controller: showLoading(_:) false
    8 View Controller → View: spinner.stopAnimating()
    2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
    3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: Italy)
    5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Italy)
    6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: Italy
    7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: Italy, selectedRow: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
    8 View Controller → View: sets nameButton.title "Name ↑"
    8 View Controller → View: sets populationButton.title "Population"

    // The user picks “Italy”.
      User → View: pick(_:) "Italy"
      View → View Controller: tableView(_:didSelectRowAt:) 0
    1 View Controller → Presenter: openCountry(row:) 0
      Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "IT", named: "Italy"
      Wireframe → Wireframe: show(_:) .films(countryCode: "IT", countryName: "Italy")
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
    """

  @Test func `open-film, message by message`() throws {
    try expectFlow(
      of: .openFilm,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(Self.italyPicked)

      // The catalogue replies.
        Catalogue → Data Store: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Data Store → Interactor: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
      6 Interactor → Presenter: listedFilms(_:) 31 × FilmFacts: The Walls of Malapaga, La Strada, The Nights of Cabiria…
      7 Presenter → View Controller: showFilms(_:) 31 × Row: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      8 View Controller → View: list.reloadData()
      7 Presenter → View Controller: showSummary(_:) "Italy: 31 films"
      8 View Controller → View: sets summary.text "Italy: 31 films"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(row:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0040137", titled: "The Walls of Malapaga"
        Wireframe → Wireframe: show(_:) .film(id: "tt0040137", title: "The Walls of Malapaga")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0040137
        Data Store → Catalogue: film(_:completion:) tt0040137
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Data Store → Interactor: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0040137, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("The Walls of Malapaga")
      7 Presenter → View Controller: showFilm(_:) FilmContent("The Walls of Malapaga")
      8 View Controller → View: sets name.text "The Walls of Malapaga"
      8 View Controller → View: sets origin.text "France and Italy, 1950"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: showMarkTitle(_:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
