import Playing
import Testing

@Suite struct TwoTabsFlowTests {
  @Test func `two-tabs, message by message`() throws {
    try expectFlow(
      of: .twoTabs,
      """
      // The user opens the app with tabs.
        User → Application: launch()
        Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: StagedFavourites
        Application → View Controller: refers to LinkViewModel
        Application → View Model: refers to LinkFlowController
        Application → Flow Controller: refers to LinkViewController
        Application → Factory: rootIn(_:dependencies:)
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to FavouritesViewModel
        Factory → View Model: refers to FavouritesFlowController
        Factory → Flow Controller: refers to FavouritesViewController
        Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: FavouritesViewController
        Application → Factory: rootIn(_:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to CountriesViewModel
        Factory → View Model: refers to CountriesFlowController
        Factory → Flow Controller: refers to CountriesViewController
        Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: CountriesViewController
      \(ListCountriesFlowTests.countriesAppear)

      // The catalogue replies. …

      // The user selects the tab “Favourites”.
        User → View: selectTab(_:) "Favourites"
        View → Navigation: selectedViewController UINavigationController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets isLoadingDidChange
        View Controller → View Model: sets itemsDidChange
        View Controller → View Model: sets selectedIndexDidChange
        View Controller → View Model: sets summaryDidChange
        View Controller → View Model: sets canRetryDidChange
        Navigation → View Controller: viewWillAppear(_:) false
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 0 × FilmID
        Use Case → View Model: completion .success(0 × Film)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
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
      1 View Controller → View Model: cancel()
        View Model → Use Case: cancel()
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
      1 View Controller → View Model: reload()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Use Case → Service: films(_:completion:) 1 × FilmID: tt0065234
        Service → Api Session: request(_:completion:) "films.json?ids=tt0065234"
        Api Session → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
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
      1 View Controller → View Model: reload()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Use Case → Service: films(_:completion:) 1 × FilmID: tt0065234
        Service → Api Session: request(_:completion:) "films.json?ids=tt0065234"
        Api Session → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies. …
      // The user selects the tab “Countries”. …
      // The user selects the tab “Countries”. …
      """)
  }
}
