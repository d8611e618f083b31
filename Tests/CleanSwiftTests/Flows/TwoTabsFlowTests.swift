import Playing
import Testing

@Suite struct TwoTabsFlowTests {
  @Test func `two-tabs, message by message`() throws {
    try expectFlow(
      of: .twoTabs,
      """
      // The user opens the app with tabs.
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
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Application → View Controller: refers to output: FavouritesInteractor, router: FavouritesRouter
        Application → Interactor: refers to output: FavouritesPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to FavouritesViewController
        Application → Router: refers to viewController: FavouritesViewController, dataStore: FavouritesInteract…
      \(ListCountriesFlowTests.countriesAppear)

      // The catalogue replies. …

      // The user selects the tab “Favourites”.
        User → View: selectTab(_:) "Favourites"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillAppear(_:) false
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
        Interactor → Worker: made by makeReadFavouritesWorker()
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 0 × FilmID
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: cancel()
      \(MarkFavouriteFlowTests.noFavouritesListed)
        Navigation → View Controller: viewWillDisappear(_:) false
        Navigation → View Controller: viewDidDisappear(_:) false
        Navigation → View Controller: viewDidAppear(_:) false

      // The user selects the tab “Countries”.
        User → View: selectTab(_:) "Countries"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: viewWillAppear(_:) false
        Navigation → View Controller: viewWillDisappear(_:) false
        Navigation → View Controller: viewDidDisappear(_:) false
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) false

      // The user picks “Algeria”. …
      // The catalogue replies. …
      // The user picks “Z”. …
      // The catalogue replies. …
      // The user taps “Mark as Favourite”. …

      // The user selects the tab “Favourites”.
        User → View: selectTab(_:) "Favourites"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: viewWillAppear(_:) false
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Interactor → Worker: fetchFilms(_:completion:) 1 × FilmID: tt0065234
        Worker → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
        Navigation → View Controller: viewWillDisappear(_:) false
        Navigation → View Controller: viewDidDisappear(_:) false
        Navigation → View Controller: viewDidAppear(_:) false

      // The catalogue replies. …
      // The user picks “Z”. …
      // The catalogue replies. …

      // The user selects the tab “Countries”.
        User → View: selectTab(_:) "Countries"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: viewWillAppear(_:) false
        Navigation → View Controller: viewWillDisappear(_:) false
        Navigation → View Controller: viewDidDisappear(_:) false
        Navigation → View Controller: viewDidAppear(_:) false

      // The user goes back. …
      // The user selects the tab “Favourites”. …

      // The user selects the tab “Favourites”.
        User → View: selectTab(_:) "Favourites"
        View → Navigation: popToRootViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      2 View Controller → Interactor: fetch(request:) Request(isRetry: false)
      3 Interactor → Worker: readFavourites()
        Worker → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Interactor → Worker: fetchFilms(_:completion:) 1 × FilmID: tt0065234
        Worker → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies. …
      // The user selects the tab “Countries”. …
      // The user selects the tab “Countries”. …
      """)
  }
}
