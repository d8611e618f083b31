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
    3 Interactor → Data Store: reads region nil
    3 Interactor → Data Store: reads countryOrder name, ascending
    6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: Italy
    7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Italy, opened: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: show(summary:) "1 country"
    8 View Controller → View: sets summary.text "1 country"
    7 Presenter → View Controller: show(isLoading:) false
    8 View Controller → View: spinner.stopAnimating()

    // The user picks “Italy”.
      User → View: pick(_:) "Italy"
      View → View Controller: tableView(_:didSelectRowAt:) 0
    1 View Controller → Presenter: openCountry(at:) 0
      Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "IT", named: "Italy"
      Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
      Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
      Navigation → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Navigation → View Controller: viewDidLoad()
    1 View Controller → Presenter: updateView()
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
      7 Presenter → View Controller: show(films:) 31 × ListItem: The Walls of Malapaga, La Strada, The Nights of Cabiria,…
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Italy: 31 films"
      8 View Controller → View: sets summary.text "Italy: 31 films"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0040137", titled: "The Walls of Malapaga"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
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
      7 Presenter → View Controller: show(film:) FilmContent("The Walls of Malapaga")
      8 View Controller → View: sets name.text "The Walls of Malapaga"
      8 View Controller → View: sets origin.text "France and Italy, 1950"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: show(isFavourite:) false
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
