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
      1 Application → Presenter: open(_:) "countries://film/tt0042876"
      2 Presenter → Interactor: findFilm(of:) "countries://film/tt0042876"
      3 Interactor → Data Store: findFilm(_:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      6 Interactor → Presenter: foundFilm(_:) LinkedFilmFacts("Rashomon")
        Presenter → Wireframe: showFilm(_:titled:ofCountry:named:) "tt0042876", titled: "Rashomon", ofCountry: "JP", named: "Japan"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → Wireframe: completion
      1 Wireframe → Presenter: leave()
        Presenter → Presenter: regionsModuleDidCancel()
      7 Presenter → View Controller: show(canChooseRegion:) true
      8 View Controller → View: sets regionButton.isEnabled true
        Wireframe → Navigation: setViewControllers(_:animated:) 3 × UIViewController: CountriesViewController, FilmsViewController, Fil…
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
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
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) JP
        Data Store → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      \(MarkFavouriteFlowTests.filmsOfJapanShown)

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The user opens the link “countries://film/tt0000000”.
        User → Application: open(_:) countries://film/tt0000000
      1 Application → Presenter: open(_:) "countries://film/tt0000000"
      2 Presenter → Interactor: findFilm(of:) "countries://film/tt0000000"
      3 Interactor → Data Store: findFilm(_:completion:) tt0000000
        Data Store → Catalogue: film(_:completion:) tt0000000

      // The catalogue replies.
        Catalogue → Data Store: completion .failure(The catalogue has no film tt0000000.)
        Data Store → Interactor: completion .failure(The catalogue has no film tt0000000.)
      6 Interactor → Presenter: failedToFindFilm(of:because:) of: "countries://film/tt0000000", because: .other("The catalogue has no…
        Presenter → Wireframe: showFailure(_:retry:) "The catalogue has no film tt0000000."
        Wireframe → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      """)
  }
}
