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
        View → View Controller: openRegions(_:) UIBarButtonItem
      1 View Controller → Presenter: openRegions()
      7 Presenter → View Controller: show(canChooseRegion:) false
      8 View Controller → View: sets regionButton.isEnabled false
        Presenter → Wireframe: showRegions(delegate:) CountriesPresenter
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Regions"
        Wireframe → Navigation: present(_:animated:completion:) UINavigationController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listRegions()
      3 Interactor → Data Store: reads region nil
      6 Interactor → Presenter: listedRegions(_:chosen:) 5 × String: "Africa", "Americas", "Asia", …, chosen: nil
      7 Presenter → View Controller: show(regions:selected:) regions: 6 × ListItem: All Regions, Africa, Americas, …, selected: 0
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

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

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("Rashomon")
      7 Presenter → View Controller: show(film:) FilmContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: show(isFavourite:) false
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

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

      // The catalogue replies.
        Catalogue → Data Store: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
        Data Store → Interactor: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
      6 Interactor → Presenter: listedFilms(_:) 18 × FilmFacts: Rashomon, Gate of Hell, Samurai, The Legend of Musashi,…
      7 Presenter → View Controller: show(films:) 18 × ListItem: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Japan: 18 films"
      8 View Controller → View: sets summary.text "Japan: 18 films"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

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
