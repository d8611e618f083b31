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
      1 View Controller → View Model: open(link:) countries://film/tt0042876
      3 View Model → Service: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "films.json?film=tt0042876"
        Api Session → Catalogue: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "countries.json?film=tt0042876"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Api Session → Service: completion .success(Film("Rashomon"))
        Api Session → Service: completion .success(1 × Country: Japan)
        Service → View Model: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      6 View Model → Flow Controller: showFilm(_:) FilmDetails(film: Film("Rashomon"), countries: 1 × Country: Japan)
        Flow Controller → Navigation: dismiss(animated:completion:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → Flow Controller: completion
      1 Flow Controller → View Model: didLeave()
        View Model → View Model: onCancel()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion true
      5 View Controller → View: sets regionButton.isEnabled true
        Flow Controller → Factory: create(country:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Flow Controller → Factory: create(film:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads favourites StagedFavourites
        Flow Controller → View Controller: refers to FilmsViewModel
        Flow Controller → View Model: refers to FilmsFlowController
        Flow Controller → Flow Controller: refers to FilmsViewController
        Flow Controller → View Controller: refers to FilmViewModel
        Flow Controller → View Model: refers to FilmFlowController
        Flow Controller → Flow Controller: refers to FilmViewController
        Flow Controller → Navigation: setViewControllers(_:animated:) 3 × UIViewController: CountriesViewController, FilmsViewController, Fil…
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmViewController
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite false
      5 View Controller → View: sets favouriteButton.isEnabled false
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "films.json?film=tt0042876"
        Api Session → Catalogue: film(_:completion:) tt0042876
        Service → Api Session: request(_:completion:) "countries.json?film=tt0042876"
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      \(MarkFavouriteFlowTests.rashomonShown)

      // The user goes back.
        User → View: goBack() "Films"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate FilmsViewController
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: films(of:completion:) Country("Japan")
        Service → Api Session: request(_:completion:) "films.json?country=JP"
        Api Session → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      \(MarkFavouriteFlowTests.filmsOfJapanShown)

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The user opens the link “countries://film/tt0000000”.
        User → Application: open(_:) countries://film/tt0000000
        Application → View Controller: open(_:) countries://film/tt0000000
      1 View Controller → View Model: open(link:) countries://film/tt0000000
      3 View Model → Service: film(_:completion:) tt0000000
        Service → Api Session: request(_:completion:) "films.json?film=tt0000000"
        Api Session → Catalogue: film(_:completion:) tt0000000
        Service → Api Session: request(_:completion:) "countries.json?film=tt0000000"

      // The catalogue replies.
        Catalogue → Api Session: completion .failure(The catalogue has no film tt0000000.)
        Api Session → Service: completion .failure(The catalogue has no film tt0000000.)
        Service → Api Session: cancel()
        Api Session → Catalogue: cancel()
        Service → View Model: completion .failure(The catalogue has no film tt0000000.)
      5 View Model → Flow Controller: show(apiError:retry:) The catalogue has no film tt0000000.
      5 Flow Controller → Factory: showIn(_:message:retry:dependencies:)
      5 Factory → Navigation: present(_:animated:completion:) UIAlertController

      // The user taps “Cancel”.
        User → View: tap(_:) "Cancel"
        View → Navigation: dismiss(animated:completion:)
        Navigation → View: completion
      """)
  }
}
