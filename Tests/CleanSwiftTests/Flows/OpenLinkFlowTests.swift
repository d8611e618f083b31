import Playing
import Testing

@Suite struct OpenLinkFlowTests {
  @Test func `open-link, message by message`() throws {
    try expectFlow(
      of: .openLink,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(ChooseRegionFlowTests.regionsOpened)

      // The user opens the link “countries://film/tt0042876”.
        User → Application: open(_:) countries://film/tt0042876
      1 Application → View Controller: open(_:) countries://film/tt0042876
      2 View Controller → Interactor: open(request:) Request(link: "countries://film/tt0042876")
        Interactor → Worker: made by makeFetchFilmWorker()
      3 Interactor → Worker: cancel()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0042876
        Worker → Catalogue: film(_:completion:) tt0042876

      // The catalogue replies.
        Catalogue → Worker: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Worker → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      4 Interactor → Presenter: presentOpen(response:) .success
      5 Presenter → View Controller: displayOpen(viewModel:) .success
        View Controller → Router: routeToFilm(segue:) nil
        Router → Interactor: reads country Country("Japan")
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Router → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
        Router → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmsViewController
        Router → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: sets country Country("Japan")
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Router → View Controller: refers to output: FilmInteractor, router: FilmRouter
        Router → Interactor: refers to output: FilmPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmViewController
        Router → Router: refers to viewController: FilmViewController, dataStore: FilmInteractor
        Router → Router: reads dataStore FilmInteractor
        Router → Interactor: reads film Film("Rashomon")
        Router → Interactor: sets film Film("Rashomon")
        Router → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → Router: completion
        Router → View Controller: regionsDidClose()
      2 View Controller → Interactor: closeRegions(request:) Request
        Interactor → Worker: made by makeFilterCountriesWorker()
      3 Interactor → Worker: reads filter(_:by:) 253 × Country: Afghanistan, Åland Islands, Albania, …
      4 Interactor → Presenter: presentCloseRegions(response:) Response(region: nil, list: List(entries: 253 × Entry, selectedRow: nil…
      5 Presenter → View Controller: displayCloseRegions(viewModel:) ViewModel("All Regions")
      6 View Controller → View: sets regionButton.title "All Regions"
      6 View Controller → View: sets regionButton.isEnabled true
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
        Router → Navigation: setViewControllers(_:animated:) 3 × UIViewController: CountriesViewController, FilmsViewController, Fil…
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

      \(MarkFavouriteFlowTests.rashomonShown)

      // The user goes back.
        User → View: goBack() "Films"
        View → Navigation: popViewController(animated:)
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
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      \(MarkFavouriteFlowTests.filmsOfJapanShown)

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      // The user opens the link “countries://film/tt0000000”.
        User → Application: open(_:) countries://film/tt0000000
      1 Application → View Controller: open(_:) countries://film/tt0000000
      2 View Controller → Interactor: open(request:) Request(link: "countries://film/tt0000000")
      3 Interactor → Worker: cancel()
      3 Interactor → Worker: fetchFilm(_:completion:) tt0000000
        Worker → Catalogue: film(_:completion:) tt0000000

      // The catalogue replies.
        Catalogue → Worker: completion .failure(The catalogue has no film tt0000000.)
        Worker → Interactor: completion .failure(The catalogue has no film tt0000000.)
      4 Interactor → Presenter: presentOpen(response:) .failure(.other("The catalogue has no film tt0000000."), link: "countri…
      5 Presenter → View Controller: displayOpen(viewModel:) .failure(message: "The catalogue has no film tt0000000.", link: "countr…
        View Controller → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      """)
  }
}
