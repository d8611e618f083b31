import Playing
import Testing

@Suite struct TwoTabsFlowTests {
  @Test func `two-tabs, message by message`() throws {
    try expectFlow(
      of: .twoTabs,
      """
      // The user opens the app with tabs.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
      \(ListCountriesFlowTests.countriesAppear)

      // The catalogue replies. …

      // The user selects the tab “Favourites”.
        User → View: selectTab(_:) "Favourites"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by FavouritesInteractor.init()
        View → View Model: made by FavouritesViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FavouritesModel
        View Controller → View Model: sets model FavouritesModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FavouritesViewController
        Navigation → View Controller: viewWillAppear(_:) false
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
        View Controller → Interactor: cancel()
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
        View Controller → Interactor: load()
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 1 × FilmID: tt0065234
        Action → Interactor: completion .success(1 × FilmID: tt0065234)
        Interactor → Action: made by listFavourites(_:) 1 × FilmID: tt0065234
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
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
        View Controller → Interactor: load()
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 1 × FilmID: tt0065234
        Action → Interactor: completion .success(1 × FilmID: tt0065234)
        Interactor → Action: made by listFavourites(_:) 1 × FilmID: tt0065234
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies. …
      // The user selects the tab “Countries”. …
      // The user selects the tab “Countries”. …
      """)
  }
}
