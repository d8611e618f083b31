import Playing
import Testing

@Suite struct OpenFilmFlowTests {
  /// The user searches for Italy and picks it.
  static let italyPicked = """
    // The user pastes “italy”.
      User → View: paste(_:) "italy"
    1 View → View Controller: search(_:) UISearchTextField
    2 View Controller → Interactor: search(request:) Request(text: "italy")
    3 Interactor → Worker: findCountries(matching:completion:) "italy"
      Worker → Catalogue: countries(matching:completion:) "italy"

    // The catalogue replies.
      Catalogue → Worker: completion .success(1 × Country: Italy)
      Worker → Interactor: completion .success(1 × Country: Italy)
    3 Interactor → Worker: sort(_:by:) 1 × Country: Italy, by: name, ascending
    4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Italy, selectedRow: nil)
    5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Italy, selectedRow: nil, summary: "1 country")
    6 View Controller → View: list.reloadData()
    6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    6 View Controller → View: sets summary.text "1 country"
    6 View Controller → View: spinner.stopAnimating()

    // The user picks “Italy”.
      User → View: pick(_:) "Italy"
    1 View → View Controller: tableView(_:didSelectRowAt:) 0
    2 View Controller → Interactor: openCountry(request:) Request(row: 0)
    4 Interactor → Presenter: presentOpenCountry(response:) Response(selectedRow: 0)
    5 Presenter → View Controller: displayOpenCountry(viewModel:) ViewModel(selectedRow: 0)
    6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      View Controller → Router: routeToFilms(segue:) nil
      Router → View Controller: made by instantiateViewController(identifier:creator:) "Films"
      Router → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
      Router → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
      Router → Presenter: refers to FilmsViewController
      Router → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
      Router → Router: reads dataStore FilmsInteractor
      Router → Interactor: reads selectedCountry Country("Italy")
      Router → Interactor: sets country Country("Italy")
      Router → Navigation: pushViewController(_:animated:) FilmsViewController
      Navigation → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Navigation → View Controller: viewDidLoad()
    2 View Controller → Interactor: fetch(request:) Request
    4 Interactor → Presenter: presentFetch(response:) .loading
    5 Presenter → View Controller: displayFetch(viewModel:) .loading
    6 View Controller → View: spinner.startAnimating()
      Interactor → Worker: made by makeFetchFilmsWorker()
    3 Interactor → Worker: fetchFilms(of:completion:) IT
      Worker → Catalogue: films(of:completion:) IT
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
        Catalogue → Worker: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Worker → Interactor: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
      4 Interactor → Presenter: presentFetch(response:) .success(country: "Italy", entries: 31 × Entry)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 31 × Row, summary: "Italy: 31 films")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: sets summary.text "Italy: 31 films"
      6 View Controller → View: spinner.stopAnimating()

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: openFilm(request:) Request(row: 0)
      4 Interactor → Presenter: presentOpenFilm(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayOpenFilm(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → Router: routeToFilm(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Router → View Controller: refers to output: FilmInteractor, router: FilmRouter
        Router → Interactor: refers to output: FilmPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmViewController
        Router → Router: refers to viewController: FilmViewController, dataStore: FilmInteractor
        Router → Router: reads dataStore FilmInteractor
        Router → Interactor: reads selectedFilm Film("The Walls of Malapaga")
        Router → Interactor: sets film Film("The Walls of Malapaga")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0040137
        Worker → Catalogue: film(_:completion:) tt0040137
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Worker: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Worker → Interactor: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 0 × FilmID
      4 Interactor → Presenter: presentFetch(response:) .success(Entry("The Walls of Malapaga"))
      5 Presenter → View Controller: displayFetch(viewModel:) .success(title: "The Walls of Malapaga", origin: "France and Italy, 195…
      6 View Controller → View: sets name.text "The Walls of Malapaga"
      6 View Controller → View: sets origin.text "France and Italy, 1950"
      6 View Controller → View: sets award.text "Won the award"
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      6 View Controller → View: sets favouriteButton.isEnabled true
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
