import Playing
import Testing

@Suite struct MarkFavouriteFlowTests {
  /// The catalogue replies with a film.
  static let rashomonShown = """
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
    """

  /// The catalogue replies with the films of a country.
  static let filmsOfJapanShown = """
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
    """

  /// The favourites are listed: there are none.
  static let noFavouritesListed = """
      View Controller → Interactor: load()
      Interactor → Action: made by readFavourites()
    2 Interactor → Action: run(completion:)
      Action → Favourites: reads favourites() 0 × FilmID
      Action → Interactor: completion .success(0 × FilmID)
      Interactor → Action: made by listFavourites(_:) 0 × FilmID
    2 Interactor → Action: run(completion:)
      Action → Interactor: completion .success(0 × Film)
    3 Interactor → Model: update(films:) 0 × Film
    4 Interactor → View Controller: favouritesDidLoad()
    5 View Controller → View Model: refresh(_:) .everything
    6 View Model → Model: reads films 0 × Film
    7 View Model → View: sets list.rows 0 × Row
    6 View Model → Model: reads selectedRow nil
    7 View Model → View: sets list.selectedRow nil
    6 View Model → Model: reads films 0 × Film
    6 View Model → Model: reads failure nil
    7 View Model → View: sets summary.text "No favourites yet"
    7 View Model → View: sets retryButton.isHidden true
    6 View Model → Model: reads isLoading false
    7 View Model → View: sets spinner.isActive false
    """

  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “japan”.
        User → View: paste(_:) "japan"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: reads searchField.text "japan"
        Interactor → Action: made by searchCountries(matching:) "japan"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "japan"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: Japan)
        Action → Interactor: completion .success(1 × Country: Japan)
        Interactor → Model: reads order name, ascending
        Interactor → Action: made by sortCountries(_:by:) 1 × Country: Japan, by: name, ascending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(1 × Country: Japan)
        Interactor → Model: reads region nil
      3 Interactor → Model: update(countries:listed:) countries: 1 × Country: Japan, listed: 1 × Country: Japan
      4 Interactor → View Controller: countriesDidFind()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: reads listedCountries 1 × Country: Japan
      7 View Model → View: sets list.rows 1 × Row: Japan
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads listedCountries 1 × Country: Japan
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 country"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads listedCountries 1 × Country: Japan
      3 Interactor → Model: update(selected:) Country("Japan")
      4 Interactor → View Controller: countriesDidOpen(_:) Country("Japan")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        View Controller → Navigation: pushViewController(_:animated:) FilmsViewController
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
        Navigation → View Controller: viewDidAppear(_:) true

      \(Self.filmsOfJapanShown)

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads films 18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      3 Interactor → Model: update(selected:) Film("Rashomon")
      4 Interactor → View Controller: filmsDidOpen(_:) Film("Rashomon")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        View Controller → Navigation: pushViewController(_:animated:) FilmViewController
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

      \(Self.rashomonShown)

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
      1 View → Interactor: toggleFavourite(_:) UIButton
        Interactor → Model: reads film Film("Rashomon")
        Interactor → Model: reads isFavourite false
        Interactor → Action: made by markFavourite(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Favourites: add(_:) tt0042876
        Action → Interactor: completion .success(true)
      3 Interactor → Model: update(isFavourite:) true
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: reads isFavourite true
      7 View Model → View: sets favouriteButton.title "Unmark Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        View → Interactor: made by CountriesInteractor.init()
        View → View Model: made by CountriesViewModel.init()
        Application → View Controller: viewDidLoad()
        View Controller → Interactor: sets model CountriesModel
        View Controller → View Model: sets model CountriesModel
        View Controller → View Model: sets alert UIAlertController
        View Controller → Interactor: sets actions CatalogueActions
        View Controller → Interactor: sets delegate CountriesViewController
        View Controller → Interactor: load()
        Interactor → Action: made by listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
      1 View → Interactor: openFavourites(_:) UIBarButtonItem
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 1 × FilmID: tt0042876
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
      3 Interactor → Model: update(selected:) nil
      4 Interactor → View Controller: countriesDidOpenFavourites()
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        View Controller → Navigation: pushViewController(_:animated:) FavouritesViewController
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
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        View Controller → Interactor: load()
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 1 × FilmID: tt0042876
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
        Interactor → Action: made by listFavourites(_:) 1 × FilmID: tt0042876
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Film: Rashomon)
        Action → Interactor: completion .success(1 × Film: Rashomon)
      3 Interactor → Model: update(films:) 1 × Film: Rashomon
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 1 × Film: Rashomon
      7 View Model → View: sets list.rows 1 × Row: Rashomon
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads films 1 × Film: Rashomon
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "1 favourite"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads films 1 × Film: Rashomon
      3 Interactor → Model: update(selected:) Film("Rashomon")
      4 Interactor → View Controller: favouritesDidOpen(_:) Film("Rashomon")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 0
      7 View Model → View: sets list.selectedRow 0
        View Controller → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        View Controller → Navigation: pushViewController(_:animated:) FilmViewController
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
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Action → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 1 × FilmID: tt0042876
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
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
      6 View Model → Model: reads isFavourite true
      7 View Model → View: sets favouriteButton.title "Unmark Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user taps “Unmark Favourite”.
        User → View: tap(_:) "Unmark Favourite"
      1 View → Interactor: toggleFavourite(_:) UIButton
        Interactor → Model: reads film Film("Rashomon")
        Interactor → Model: reads isFavourite true
        Interactor → Action: made by unmarkFavourite(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Favourites: remove(_:) tt0042876
        Action → Interactor: completion .success(false)
      3 Interactor → Model: update(isFavourite:) false
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: reads isFavourite false
      7 View Model → View: sets favouriteButton.title "Mark as Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      \(Self.noFavouritesListed)
        Navigation → View Controller: viewDidDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
