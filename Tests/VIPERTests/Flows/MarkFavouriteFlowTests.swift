import Playing
import Testing

@Suite struct MarkFavouriteFlowTests {
  /// The catalogue replies with a film.
  static let rashomonShown = """
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
    """

  /// The catalogue replies with the films of a country.
  static let filmsOfJapanShown = """
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
    """

  /// The favourites are listed: there are none.
  static let noFavouritesListed = """
    1 View Controller → Presenter: updateView()
    2 Presenter → Interactor: listFavourites()
    3 Interactor → Data Store: reads markedFilms() 0 × FilmID
      Data Store → Favourites: reads favourites() 0 × FilmID
    6 Interactor → Presenter: listedFavourites(_:) 0 × FilmFacts
    7 Presenter → View Controller: show(favourites:opened:) favourites: 0 × ListItem, opened: nil
    8 View Controller → View: list.reloadData()
    8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    7 Presenter → View Controller: show(summary:) "No favourites yet"
    8 View Controller → View: sets summary.text "No favourites yet"
    7 Presenter → View Controller: show(isLoading:) false
    8 View Controller → View: spinner.stopAnimating()
    """

  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “japan”.
        User → View: paste(_:) "japan"
        View → View Controller: search(_:) UISearchTextField
      1 View Controller → Presenter: search(for:) "japan"
      2 Presenter → Interactor: find(matching:) "japan"
      3 Interactor → Data Store: findCountries(matching:completion:) "japan"
        Data Store → Catalogue: countries(matching:completion:) "japan"

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Country: Japan)
        Data Store → Interactor: completion .success(1 × Country: Japan)
      3 Interactor → Data Store: reads region nil
      3 Interactor → Data Store: reads countryOrder name, ascending
      6 Interactor → Presenter: foundCountries(_:) 1 × CountryFacts: Japan
      7 Presenter → View Controller: show(countries:opened:) countries: 1 × ListItem: Japan, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openCountry(at:) 0
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "JP", named: "Japan"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
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
        Navigation → View Controller: viewDidAppear(_:) true

      \(Self.filmsOfJapanShown)

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
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

      \(Self.rashomonShown)

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: markedFilm(isFavourite:) true
      7 Presenter → View Controller: show(isFavourite:) true
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
        View → View Controller: openFavourites(_:) UIBarButtonItem
      1 View Controller → Presenter: openFavourites()
      2 Presenter → Interactor: checkFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      6 Interactor → Presenter: checkedFavourites()
      7 Presenter → View Controller: show(countries:opened:) countries: 253 × ListItem, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
        Presenter → Wireframe: showFavourites()
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Wireframe → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → Presenter: updateView()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 Interactor → Data Store: findFilms(_:completion:) 1 × FilmID: tt0042876
        Data Store → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(1 × Film: Rashomon)
        Data Store → Interactor: completion .success(1 × Film: Rashomon)
      6 Interactor → Presenter: listedFavourites(_:) 1 × FilmFacts: Rashomon
      7 Presenter → View Controller: show(favourites:opened:) favourites: 1 × ListItem: Rashomon, opened: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 favourite"
      8 View Controller → View: sets summary.text "1 favourite"
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(at:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
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
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("Rashomon")
      7 Presenter → View Controller: show(film:) FilmContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: show(isFavourite:) true
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true
      7 Presenter → View Controller: show(isLoading:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user taps “Unmark Favourite”.
        User → View: tap(_:) "Unmark Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: remove(_:) tt0042876
      6 Interactor → Presenter: markedFilm(isFavourite:) false
      7 Presenter → View Controller: show(isFavourite:) false
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      8 View Controller → View: sets favouriteButton.isEnabled true

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      \(Self.noFavouritesListed)
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: leave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
