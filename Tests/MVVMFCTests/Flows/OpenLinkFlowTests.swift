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
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openRegions()
      5 View Model → View Controller: canChooseRegionDidChange()
      5 View Controller → View Model: reads canChooseRegion false
      5 View Controller → View: sets regionButton.isEnabled false
      6 View Model → Flow Controller: showRegions(selected:onChoose:onCancel:) nil
      6 Flow Controller → Factory: showIn(_:selected:onChoose:onCancel:dependencies:)
        Factory → View Controller: refers to RegionsViewModel
        Factory → View Model: refers to RegionsFlowController
        Factory → Flow Controller: refers to RegionsViewController
      6 Factory → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: sets rightBarButtonItem "Cancel"
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate RegionsViewController
      1 View Controller → View Model: reload()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 6 × ListItem: All Regions, Africa, Americas, …
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

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

      // The catalogue replies.
        Catalogue → Api Session: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Api Session → Service: completion .success(Film("Rashomon"))
        Api Session → Service: completion .success(1 × Country: Japan)
        Service → View Model: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      3 View Model → Favourites: reads favourites() 0 × FilmID
      5 View Model → View Controller: filmDidChange()
      5 View Controller → View Model: reads titleText "Rashomon"
      5 View Controller → View: sets name.text "Rashomon"
      5 View Controller → View Model: reads originText "Japan, 1951"
      5 View Controller → View: sets origin.text "Japan, 1951"
      5 View Controller → View Model: reads awardText "Won the award"
      5 View Controller → View: sets award.text "Won the award"
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true

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

      // The catalogue replies.
        Catalogue → Api Session: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
        Api Session → Service: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
        Service → View Model: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 18 × ListItem: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "Japan: 18 films"
      5 View Controller → View: sets summary.text "Japan: 18 films"

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
