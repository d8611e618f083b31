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
        Navigation → View Controller: viewDidLoad()
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
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
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
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0065234
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Interactor → Data Store: findFilms(_:completion:) 1 × FilmID: tt0065234
        Data Store → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
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
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0065234
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0065234
      3 Interactor → Data Store: findFilms(_:completion:) 1 × FilmID: tt0065234
        Data Store → Catalogue: films(_:completion:) 1 × FilmID: tt0065234
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies. …
      // The user selects the tab “Countries”. …
      // The user selects the tab “Countries”. …
      """)
  }
}
