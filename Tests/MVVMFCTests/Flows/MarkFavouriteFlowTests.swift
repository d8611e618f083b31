import Playing
import Testing

@Suite struct MarkFavouriteFlowTests {
  /// The catalogue replies with a film.
  static let rashomonShown = """
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
    """

  /// The catalogue replies with the films of a country.
  static let filmsOfJapanShown = """
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
    """

  /// The favourites are listed: there are none.
  static let noFavouritesListed = """
    5 View Model → View Controller: itemsDidChange()
    5 View Controller → View Model: reads items 0 × ListItem
    5 View Controller → View Model: reads selectedIndex nil
    5 View Controller → View: list.reloadData()
    5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    5 View Model → View Controller: summaryDidChange()
    5 View Controller → View Model: reads summaryText "No favourites yet"
    5 View Controller → View: sets summary.text "No favourites yet"
    """

  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “japan”.
        User → View: paste(_:) "japan"
        View → View Controller: searchBar(_:textDidChange:) "japan"
      1 View Controller → View Model: search(text:) "japan"
      3 View Model → Service: countries(matching:completion:) "japan"
        Service → Api Session: request(_:completion:) "countries.json?matching=japan"
        Api Session → Catalogue: countries(matching:completion:) "japan"

      // The catalogue replies.
        Catalogue → Api Session: completion .success(1 × Country: Japan)
        Api Session → Service: completion .success(1 × Country: Japan)
        Service → View Model: completion .success(1 × Country: Japan)
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Japan
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 country"
      5 View Controller → View: sets summary.text "1 country"

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilms(of:) Country("Japan")
      6 Flow Controller → Factory: pushIn(_:country:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → View Controller: refers to FilmsViewModel
        Factory → View Model: refers to FilmsFlowController
        Factory → Flow Controller: refers to FilmsViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmsViewController
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
        Navigation → View Controller: viewDidAppear(_:) true

      \(Self.filmsOfJapanShown)

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("Rashomon")
      6 Flow Controller → Factory: pushIn(_:film:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads favourites StagedFavourites
        Factory → View Controller: refers to FilmViewModel
        Factory → View Model: refers to FilmFlowController
        Factory → Flow Controller: refers to FilmViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmViewController
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

      \(Self.rashomonShown)

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: action(_:) UIButton
      1 View Controller → View Model: toggleFavourite()
      3 View Model → Favourites: reads favourites() 0 × FilmID
      3 View Model → Favourites: add(_:) tt0042876
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Unmark Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → Dependency Manager: refers to catalogue: ApiCatalogueService, favourites: StagedFavourites
        Application → View Controller: refers to LinkViewModel
        Application → View Model: refers to LinkFlowController
        Application → Flow Controller: refers to LinkViewController
        Application → Factory: rootIn(_:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to CountriesViewModel
        Factory → View Model: refers to CountriesFlowController
        Factory → Flow Controller: refers to CountriesViewController
        Factory → Navigation: setViewControllers(_:animated:) 1 × UIViewController: CountriesViewController
        Navigation → View Controller: loadView()
      5 View Controller → View Model: reads nameOrderText "Name ↑"
      5 View Controller → View Model: reads populationOrderText "Population"
      5 View Controller → View Model: reads regionText "All Regions"
        View Controller → View: sets toolbarItems 3 × String: "Name ↑", "Population", "All Regions"
        View Controller → View: sets rightBarButtonItem "Favourites"
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets delegate CountriesViewController
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Service: countries(matching:completion:) nil
        Service → Api Session: request(_:completion:) "countries.json"
        Api Session → Catalogue: countries(completion:)
        Navigation → View Controller: viewWillAppear(_:) false
        Navigation → View Controller: viewDidAppear(_:) false

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
        View → View Controller: action(_:) UIBarButtonItem
      1 View Controller → View Model: openFavourites()
      3 View Model → Use Case: checkFavourites()
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0042876
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Model → Flow Controller: showFavourites()
      6 Flow Controller → Factory: pushIn(_:dependencies:)
        Factory → Dependency Manager: reads findFavourites FindFavouritesUseCase
        Factory → View Controller: refers to FavouritesViewModel
        Factory → View Model: refers to FavouritesFlowController
        Factory → Flow Controller: refers to FavouritesViewController
      6 Factory → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        Navigation → View Controller: viewDidLoad()
        View Controller → View Model: sets isLoadingDidChange
        View Controller → View Model: sets itemsDidChange
        View Controller → View Model: sets selectedIndexDidChange
        View Controller → View Model: sets summaryDidChange
        View Controller → View Model: sets canRetryDidChange
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → View Model: reload()
      2 View Model → View Controller: isLoadingDidChange()
      2 View Controller → View Model: reads isLoading true
      2 View Controller → View: spinner.startAnimating()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 Use Case → Service: films(_:completion:) 1 × FilmID: tt0042876
        Service → Api Session: request(_:completion:) "films.json?ids=tt0042876"
        Api Session → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Api Session: completion .success(1 × Film: Rashomon)
        Api Session → Service: completion .success(1 × Film: Rashomon)
        Service → Use Case: completion .success(1 × Film: Rashomon)
        Use Case → View Model: completion .success(1 × Film: Rashomon)
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 1 × ListItem: Rashomon
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "1 favourite"
      5 View Controller → View: sets summary.text "1 favourite"

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("Rashomon")
      6 Flow Controller → Factory: pushIn(_:film:dependencies:)
        Factory → Dependency Manager: reads catalogue ApiCatalogueService
        Factory → Dependency Manager: reads favourites StagedFavourites
        Factory → View Controller: refers to FilmViewModel
        Factory → View Model: refers to FilmFlowController
        Factory → Flow Controller: refers to FilmViewController
      6 Factory → Navigation: pushViewController(_:animated:) FilmViewController
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
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Api Session: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Api Session → Service: completion .success(Film("Rashomon"))
        Api Session → Service: completion .success(1 × Country: Japan)
        Service → View Model: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      3 View Model → Favourites: reads favourites() 1 × FilmID: tt0042876
      5 View Model → View Controller: filmDidChange()
      5 View Controller → View Model: reads titleText "Rashomon"
      5 View Controller → View: sets name.text "Rashomon"
      5 View Controller → View Model: reads originText "Japan, 1951"
      5 View Controller → View: sets origin.text "Japan, 1951"
      5 View Controller → View Model: reads awardText "Won the award"
      5 View Controller → View: sets award.text "Won the award"
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Unmark Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true

      // The user taps “Unmark Favourite”.
        User → View: tap(_:) "Unmark Favourite"
        View → View Controller: action(_:) UIButton
      1 View Controller → View Model: toggleFavourite()
      3 View Model → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 View Model → Favourites: remove(_:) tt0042876
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → View Model: reload()
      3 View Model → Use Case: films(completion:)
      3 Use Case → Favourites: reads favourites() 0 × FilmID
        Use Case → View Model: completion .success(0 × Film)
      \(Self.noFavouritesListed)
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → View Model: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
