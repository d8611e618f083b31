import Specification
import Testing

@Suite struct MarkFavouriteFlowTests {
  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: CountriesInteractor.init()
        View → View Model: CountriesViewModel.init()
        Application → View Controller: viewDidLoad()
        View Controller → Interactor: model CountriesModel
        View Controller → View Model: model CountriesModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate CountriesViewController
        View Controller → Interactor: load()
        Interactor → Action: listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Isla…
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Isla…
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: Afghanistan, Åland Is…
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
      6 View Model → Model: order name, ascending
      6 View Model → Model: destination nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 253 × ListRow: Afghanistan, Åland Islands, Alba…
      7 View Model → View: selectedRow nil
      7 View Model → View: text "253 countries"
      7 View Model → View: title "Name ↑"
      7 View Model → View: title "Population"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user pastes “japan”.
        User → View: paste(_:) "japan"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "japan"
        Interactor → Action: searchCountries(matching:) "japan"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "japan"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: Japan)
        Action → Interactor: completion .success(1 × Country: Japan)
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 1 × Country: Japan, order: name, asc…
      4 Interactor → View Controller: countriesDidChange()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: countries 1 × Country: Japan
      7 View Model → View: rows 1 × ListRow: Japan
      7 View Model → View: text "1 country"
      7 View Model → View: isActive false

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: countries 1 × Country: Japan
        Interactor → Action: openCountry(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Country("Japan"))
      3 Interactor → Model: update(destination:) .country(Country("Japan"))
      4 Interactor → View Controller: countriesDidOpen(_:) .country(Country("Japan"))
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: countries 1 × Country: Japan
      6 View Model → Model: destination .country(Country("Japan"))
      7 View Model → View: selectedRow 0
        View Controller → View Controller: instantiateViewController(identifier:creator:) "Films"
        View Controller → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: FilmsInteractor.init()
        View → View Model: FilmsViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: model FilmsModel
        View Controller → View Model: model FilmsModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate FilmsViewController
        View Controller → Interactor: load()
        Interactor → Model: country Country("Japan")
        Interactor → Action: listFilms(of:) Country("Japan")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(18 × Film: Rashomon, Gate of Hell, Sam…
        Action → Interactor: completion .success(18 × Film: Rashomon, Gate of Hell, Sam…
      3 Interactor → Model: update(films:) 18 × Film: Rashomon, Gate of Hell, Samurai, The…
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: country Country("Japan")
      6 View Model → Model: films 18 × Film: Rashomon, Gate of Hell, Samurai, The…
      6 View Model → Model: openedFilm nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 18 × ListRow: Rashomon, Gate of Hell, Samurai, …
      7 View Model → View: selectedRow nil
      7 View Model → View: text "Japan: 18 films"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: films 18 × Film: Rashomon, Gate of Hell, Samurai, The…
        Interactor → Action: openFilm(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Film("Rashomon"))
      3 Interactor → Model: update(openedFilm:) Film("Rashomon")
      4 Interactor → View Controller: filmsDidOpen(_:) Film("Rashomon")
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: films 18 × Film: Rashomon, Gate of Hell, Samurai, The…
      6 View Model → Model: openedFilm Film("Rashomon")
      7 View Model → View: selectedRow 0
        View Controller → View Controller: instantiateViewController(identifier:creator:) "Film"
        View Controller → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: FilmInteractor.init()
        View → View Model: FilmViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: model FilmModel
        View Controller → View Model: model FilmModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate FilmViewController
        View Controller → Interactor: load()
        Interactor → Model: film Film("Rashomon")
        Interactor → Action: showFilm(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("Rashomon"), co…
        Action → Favourites: favourites() 0 × FilmID
        Action → Interactor: completion .success(FilmRecord(details: FilmDetails(film: …
      3 Interactor → Model: update(record:) FilmRecord(details: FilmDetails(film: Film("Ras…
      4 Interactor → View Controller: filmDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: film Film("Rashomon")
      6 View Model → Model: countries 1 × Country: Japan
      6 View Model → Model: isFavourite false
      6 View Model → Model: failure nil
      7 View Model → View: text "Rashomon"
      7 View Model → View: text "Japan, 1951"
      7 View Model → View: text "Won the award"
      7 View Model → View: title "Mark as Favourite"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
      1 View → Interactor: toggleFavourite(_:) UIButton
        Interactor → Model: film Film("Rashomon")
        Interactor → Model: isFavourite false
        Interactor → Action: markFavourite(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Favourites: add(_:) tt0042876
        Action → Interactor: completion .success(true)
      3 Interactor → Model: update(isFavourite:) true
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: isFavourite true
      7 View Model → View: title "Unmark Favourite"

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → View Controller: instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: CountriesInteractor.init()
        View → View Model: CountriesViewModel.init()
        Application → View Controller: viewDidLoad()
        View Controller → Interactor: model CountriesModel
        View Controller → View Model: model CountriesModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate CountriesViewController
        View Controller → Interactor: load()
        Interactor → Action: listCountries()
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Isla…
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Isla…
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: Afghanistan, Åland Is…
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
      6 View Model → Model: order name, ascending
      6 View Model → Model: destination nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 253 × ListRow: Afghanistan, Åland Islands, Alba…
      7 View Model → View: selectedRow nil
      7 View Model → View: text "253 countries"
      7 View Model → View: title "Name ↑"
      7 View Model → View: title "Population"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
      1 View → Interactor: openFavourites(_:) UIBarButtonItem
        Interactor → Action: openFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: favourites() 1 × FilmID: tt0042876
        Action → Interactor: completion .success(1 × FilmID: tt0042876)
      3 Interactor → Model: update(destination:) .favourites
      4 Interactor → View Controller: countriesDidOpen(_:) .favourites
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
      6 View Model → Model: destination .favourites
      7 View Model → View: selectedRow nil
        View Controller → View Controller: instantiateViewController(identifier:creator:) "Favourites"
        View Controller → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: FavouritesInteractor.init()
        View → View Model: FavouritesViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: model FavouritesModel
        View Controller → View Model: model FavouritesModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate FavouritesViewController
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        View Controller → Interactor: load()
        Interactor → Action: listFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: favourites() 1 × FilmID: tt0042876
        Action → Catalogue: films(_:completion:) 1 × FilmID: tt0042876
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Film: Rashomon)
        Action → Interactor: completion .success(1 × Film: Rashomon)
      3 Interactor → Model: update(films:) 1 × Film: Rashomon
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: films 1 × Film: Rashomon
      6 View Model → Model: openedFilm nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 1 × ListRow: Rashomon
      7 View Model → View: selectedRow nil
      7 View Model → View: text "1 favourite"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: films 1 × Film: Rashomon
        Interactor → Action: openFilm(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Film("Rashomon"))
      3 Interactor → Model: update(openedFilm:) Film("Rashomon")
      4 Interactor → View Controller: favouritesDidOpen(_:) Film("Rashomon")
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: films 1 × Film: Rashomon
      6 View Model → Model: openedFilm Film("Rashomon")
      7 View Model → View: selectedRow 0
        View Controller → View Controller: instantiateViewController(identifier:creator:) "Film"
        View Controller → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: loadView(of:for:)
        View → Interactor: FilmInteractor.init()
        View → View Model: FilmViewModel.init()
        Navigation → View Controller: viewDidLoad()
        View Controller → Interactor: model FilmModel
        View Controller → View Model: model FilmModel
        View Controller → Interactor: actions
        View Controller → Interactor: delegate FilmViewController
        View Controller → Interactor: load()
        Interactor → Model: film Film("Rashomon")
        Interactor → Action: showFilm(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("Rashomon"), co…
        Action → Favourites: favourites() 1 × FilmID: tt0042876
        Action → Interactor: completion .success(FilmRecord(details: FilmDetails(film: …
      3 Interactor → Model: update(record:) FilmRecord(details: FilmDetails(film: Film("Ras…
      4 Interactor → View Controller: filmDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: film Film("Rashomon")
      6 View Model → Model: countries 1 × Country: Japan
      6 View Model → Model: isFavourite true
      6 View Model → Model: failure nil
      7 View Model → View: text "Rashomon"
      7 View Model → View: text "Japan, 1951"
      7 View Model → View: text "Won the award"
      7 View Model → View: title "Unmark Favourite"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user taps “Unmark Favourite”.
        User → View: tap(_:) "Unmark Favourite"
      1 View → Interactor: toggleFavourite(_:) UIButton
        Interactor → Model: film Film("Rashomon")
        Interactor → Model: isFavourite true
        Interactor → Action: unmarkFavourite(_:) Film("Rashomon")
      2 Interactor → Action: run(completion:)
        Action → Favourites: remove(_:) tt0042876
        Action → Interactor: completion .success(false)
      3 Interactor → Model: update(isFavourite:) false
      4 Interactor → View Controller: filmDidChangeMark()
      5 View Controller → View Model: refresh(_:) .mark
      6 View Model → Model: isFavourite false
      7 View Model → View: title "Mark as Favourite"

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        View Controller → Interactor: load()
        Interactor → Action: listFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: favourites() 0 × FilmID
        Action → Catalogue: films(_:completion:) 0 × FilmID
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(0 × Film)
        Action → Interactor: completion .success(0 × Film)
      3 Interactor → Model: update(films:) 0 × Film
      4 Interactor → View Controller: favouritesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: films 0 × Film
      6 View Model → Model: openedFilm Film("Rashomon")
      6 View Model → Model: failure nil
      7 View Model → View: rows 0 × ListRow
      7 View Model → View: selectedRow nil
      7 View Model → View: text "No favourites yet"
      7 View Model → View: isActive false
      7 View Model → View: message nil
      """)
  }
}
