import Playing
import Testing

@Suite struct OpenLinkFlowTests {
  @Test func `open-link, message by message`() throws {
    try expectFlow(
      of: .openLink,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “All Regions”.
        User → View: tap(_:) "All Regions"
      1 View → Interactor: openRegions(_:) UIBarButtonItem
      3 Interactor → Model: update(isChoosingRegion:) true
        Interactor → Model: reads region nil
      4 Interactor → View Controller: countriesDidOpenRegions(selected:) nil
      5 View Controller → View Model: refresh(_:) .region
      6 View Model → Model: reads region nil
      7 View Model → View: sets regionButton.title "All Regions"
      6 View Model → Model: reads isChoosingRegion true
      7 View Model → View: sets regionButton.isEnabled false
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        View Controller → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by RegionsInteractor.init()
        View → View Model: made by RegionsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: sets model RegionsModel
        View Controller → View Model: sets model RegionsModel
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate RegionsViewController
        View Controller → Interactor: load()
        Interactor → Action: made by listRegions()
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(5 × Region: .africa, .americas, .asia, …)
      3 Interactor → Model: update(regions:) 6 × Optional<Region>: nil, .africa, .americas, …
      4 Interactor → View Controller: regionsDidLoad()
      5 View Controller → View Model: refresh()
      6 View Model → Model: reads regions 6 × Optional<Region>: nil, .africa, .americas, …
      7 View Model → View: sets list.rows 6 × Row: All Regions, Africa, Americas, …
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

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
      3 Interactor → Model: update(opened:) FilmDetails(film: Film("Rashomon"), countries: 1 × Country: Japan)
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

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Action → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 0 × FilmID
        Action → Interactor: completion .success(0 × FilmID)
      3 Interactor → Model: update(details:isFavourite:) details: FilmDetails(film: Film("Rashomon"), countries: 1 × Country), i…
      4 Interactor → View Controller: filmDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads film Film("Rashomon")
      7 View Model → View: sets name.text "Rashomon"
      6 View Model → Model: reads countries 1 × Country: Japan
      7 View Model → View: sets origin.text "Japan, 1951"
      7 View Model → View: sets award.text "Won the award"
      6 View Model → Model: reads failure nil
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isFavourite false
      7 View Model → View: sets favouriteButton.title "Mark as Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

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

      // The catalogue replies.
        Catalogue → Action: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
        Action → Interactor: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
      3 Interactor → Model: update(films:) 18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      7 View Model → View: sets list.rows 18 × Row: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads country Country("Japan")
      6 View Model → Model: reads films 18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "Japan: 18 films"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

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
