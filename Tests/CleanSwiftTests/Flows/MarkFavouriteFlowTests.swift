import Playing
import Testing

@Suite struct MarkFavouriteFlowTests {
  /// The catalogue replies with a film.
  static let rashomonShown = """
    // The catalogue replies.
      Catalogue → Worker: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      Worker → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      Interactor → Worker: made by makeReadFavouritesWorker()
    3 Interactor → Worker: readFavourites()
      Worker → Favourites: reads favourites() 0 × FilmID
    4 Interactor → Presenter: presentFetch(response:) .success(Entry("Rashomon"))
    5 Presenter → View Controller: displayFetch(viewModel:) .success(title: "Rashomon", origin: "Japan, 1951", award: "Won the awar…
    6 View Controller → View: sets name.text "Rashomon"
    6 View Controller → View: sets origin.text "Japan, 1951"
    6 View Controller → View: sets award.text "Won the award"
    6 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
    6 View Controller → View: sets favouriteButton.isEnabled true
    6 View Controller → View: spinner.stopAnimating()
    """

  /// The catalogue replies with the films of a country.
  static let filmsOfJapanShown = """
    // The catalogue replies.
      Catalogue → Worker: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
      Worker → Interactor: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
    4 Interactor → Presenter: presentFetch(response:) .success(country: "Japan", entries: 18 × Entry)
    5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 18 × Row, summary: "Japan: 18 films")
    6 View Controller → View: list.reloadData()
    6 View Controller → View: sets summary.text "Japan: 18 films"
    6 View Controller → View: spinner.stopAnimating()
    """

  /// The favourites are listed: there are none.
  static let noFavouritesListed = """
    4 Interactor → Presenter: presentFetch(response:) .success(entries: 0 × Entry, selectedRow: nil)
    5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 0 × Row, selectedRow: nil, summary: "No favourites yet")
    6 View Controller → View: list.reloadData()
    6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    6 View Controller → View: sets summary.text "No favourites yet"
    6 View Controller → View: spinner.stopAnimating()
    """

  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “japan”.
        User → View: paste(_:) "japan"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "japan")
      3 Interactor → Worker: findCountries(matching:completion:) "japan"
        Worker → Catalogue: countries(matching:completion:) "japan"

      // The catalogue replies.
        Catalogue → Worker: completion .success(1 × Country: Japan)
        Worker → Interactor: completion .success(1 × Country: Japan)
      3 Interactor → Worker: sort(_:by:) 1 × Country: Japan, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Japan, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Japan, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
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
        Router → Interactor: reads selectedCountry Country("Japan")
        Router → Interactor: sets country Country("Japan")
        Router → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(of:completion:) JP
        Worker → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      \(Self.filmsOfJapanShown)

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
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
        Router → Interactor: reads selectedFilm Film("Rashomon")
        Router → Interactor: sets film Film("Rashomon")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0042876
        Worker → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      \(Self.rashomonShown)

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
      1 View → View Controller: toggleFavourite(_:) UIButton
      2 View Controller → Interactor: toggleFavourite(request:) Request
        Interactor → Worker: made by makeMarkFavouriteWorker()
      3 Interactor → Worker: mark(_:isFavourite:) tt0042876, isFavourite: true
        Worker → Favourites: add(_:) tt0042876
      4 Interactor → Presenter: presentToggleFavourite(response:) .success(isFavourite: true)
      5 Presenter → View Controller: displayToggleFavourite(viewModel:) .success(favouriteTitle: "Unmark Favourite")
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → View Controller: refers to output: LinkInteractor, router: LinkRouter
        Application → Interactor: refers to output: LinkPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to LinkViewController
        Application → Router: refers to viewController: LinkViewController, dataStore: LinkInteractor
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: refers to output: CountriesInteractor, router: CountriesRouter
        Application → Interactor: refers to output: CountriesPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to CountriesViewController
        Application → Router: refers to viewController: CountriesViewController, dataStore: CountriesInteractor
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFindCountriesWorker()
      3 Interactor → Worker: findCountries(matching:completion:) nil
        Worker → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
      1 View → View Controller: openFavourites(_:) UIBarButtonItem
      2 View Controller → Interactor: openFavourites(request:) Request
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0042876
      4 Interactor → Presenter: presentOpenFavourites(response:) .success
      5 Presenter → View Controller: displayOpenFavourites(viewModel:) .success
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
        View Controller → Router: routeToFavourites(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Router → View Controller: refers to output: FavouritesInteractor, router: FavouritesRouter
        Router → Interactor: refers to output: FavouritesPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FavouritesViewController
        Router → Router: refers to viewController: FavouritesViewController, dataStore: FavouritesInteract…
        Router → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0042876
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(_:completion:) 1 × FilmID: tt0042876
        Worker → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Worker: completion .success(1 × Film: Rashomon)
        Worker → Interactor: completion .success(1 × Film: Rashomon)
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 1 × Entry: Rashomon, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 1 × Row, selectedRow: nil, summary: "1 favourite")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 favourite"
      6 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
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
        Router → Interactor: reads selectedFilm Film("Rashomon")
        Router → Interactor: sets film Film("Rashomon")
        Router → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0042876
        Worker → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Worker: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Worker → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0042876
      4 Interactor → Presenter: presentFetch(response:) .success(Entry("Rashomon"))
      5 Presenter → View Controller: displayFetch(viewModel:) .success(title: "Rashomon", origin: "Japan, 1951", award: "Won the awar…
      6 View Controller → View: sets name.text "Rashomon"
      6 View Controller → View: sets origin.text "Japan, 1951"
      6 View Controller → View: sets award.text "Won the award"
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      6 View Controller → View: sets favouriteButton.isEnabled true
      6 View Controller → View: spinner.stopAnimating()

      // The user taps “Unmark Favourite”.
        User → View: tap(_:) "Unmark Favourite"
      1 View → View Controller: toggleFavourite(_:) UIButton
      2 View Controller → Interactor: toggleFavourite(request:) Request
        Interactor → Worker: made by makeMarkFavouriteWorker()
      3 Interactor → Worker: mark(_:isFavourite:) tt0042876, isFavourite: false
        Worker → Favourites: remove(_:) tt0042876
      4 Interactor → Presenter: presentToggleFavourite(response:) .success(isFavourite: false)
      5 Presenter → View Controller: displayToggleFavourite(viewModel:) .success(favouriteTitle: "Mark as Favourite")
      6 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 0 × FilmID
      3 Interactor → Worker: cancel()
      \(Self.noFavouritesListed)
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
