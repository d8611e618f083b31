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
        Application → View Controller: open(_:) countries://film/tt0042876
        View Controller → Interactor: open(_:) countries://film/tt0042876
        Interactor → Action: made by openLink(_:) countries://film/tt0042876
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0042876

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Action → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Model: update(failure:) nil
      4 Interactor → View Controller: linkDidOpen(_:) FilmDetails(film: Film("Rashomon"), countries: 1 × Country: Japan)
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        View Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: completion
        View Controller → View Controller: regionsSheetDidCancel()
        View Controller → Interactor: closeRegions()
      3 Interactor → Model: update(isChoosingRegion:) false
      4 Interactor → View Controller: countriesDidCloseRegions()
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region nil
      7 View Model → View: sets regionButton.title "All Regions"
      6 View Model → Model: reads isChoosingRegion false
      7 View Model → View: sets regionButton.isEnabled true
        View Controller → Navigation: setViewControllers(_:animated:) 3 × UIViewController: CountriesViewController, FilmsViewController, Fil…
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by FilmInteractor.init()
        View → View Model: made by FilmViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FilmModel
        View Controller → View Model: sets model FilmModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FilmViewController
        View Controller → Interactor: load()
        Interactor → Model: reads film Film("Rashomon")
        Interactor → Action: made by showFilm(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0042876
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
        View → Interactor: made by FilmsInteractor.init()
        View → View Model: made by FilmsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model FilmsModel
        View Controller → View Model: sets model FilmsModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate FilmsViewController
        View Controller → Interactor: load()
        Interactor → Model: reads country Country("Japan")
        Interactor → Action: made by listFilms(of:) Country("Japan")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      \(MarkFavouriteFlowTests.filmsOfJapanShown)

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The user opens the link “countries://film/tt0000000”.
        User → Application: open(_:) countries://film/tt0000000
        Application → View Controller: open(_:) countries://film/tt0000000
        View Controller → Interactor: open(_:) countries://film/tt0000000
        Interactor → Action: made by openLink(_:) countries://film/tt0000000
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0000000

      // The catalogue replies.
        Catalogue → Action: completion .failure(The catalogue has no film tt0000000.)
        Action → Interactor: completion .failure(The catalogue has no film tt0000000.)
      3 Interactor → Model: update(failure:) The catalogue has no film tt0000000.
      4 Interactor → View Controller: linkDidFailToOpen(_:) countries://film/tt0000000
        View Controller → View Model: sets alert UIAlertController
      5 View Controller → View Model: refresh()
      6 View Model → Model: reads failure The catalogue has no film tt0000000.
      7 View Model → View: sets reason "The catalogue has no film tt0000000."
        View Controller → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      """)
  }
}
