import Specification
import Testing

@Suite struct OpenFilmFlowTests {
  @Test func `open-film, message by message`() throws {
    try expectFlow(
      of: .openFilm,
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

      // The user pastes “italy”.
        User → View: paste(_:) "italy"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "italy"
        Interactor → Action: searchCountries(matching:) "italy"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "italy"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: Italy)
        Action → Interactor: completion .success(1 × Country: Italy)
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 1 × Country: Italy, order: name, asc…
      4 Interactor → View Controller: countriesDidChange()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: countries 1 × Country: Italy
      7 View Model → View: rows 1 × ListRow: Italy
      7 View Model → View: text "1 country"
      7 View Model → View: isActive false

      // The user picks “Italy”.
        User → View: pick(_:) "Italy"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: countries 1 × Country: Italy
        Interactor → Action: openCountry(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Country("Italy"))
      3 Interactor → Model: update(destination:) .country(Country("Italy"))
      4 Interactor → View Controller: countriesDidOpen(_:) .country(Country("Italy"))
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: countries 1 × Country: Italy
      6 View Model → Model: destination .country(Country("Italy"))
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
        Interactor → Model: country Country("Italy")
        Interactor → Action: listFilms(of:) Country("Italy")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) IT
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(31 × Film: The Walls of Malapaga, La S…
        Action → Interactor: completion .success(31 × Film: The Walls of Malapaga, La S…
      3 Interactor → Model: update(films:) 31 × Film: The Walls of Malapaga, La Strada, Th…
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: country Country("Italy")
      6 View Model → Model: films 31 × Film: The Walls of Malapaga, La Strada, Th…
      6 View Model → Model: openedFilm nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 31 × ListRow: The Walls of Malapaga, La Strada,…
      7 View Model → View: selectedRow nil
      7 View Model → View: text "Italy: 31 films"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: films 31 × Film: The Walls of Malapaga, La Strada, Th…
        Interactor → Action: openFilm(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Film("The Walls of Malapaga"))
      3 Interactor → Model: update(openedFilm:) Film("The Walls of Malapaga")
      4 Interactor → View Controller: filmsDidOpen(_:) Film("The Walls of Malapaga")
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: films 31 × Film: The Walls of Malapaga, La Strada, Th…
      6 View Model → Model: openedFilm Film("The Walls of Malapaga")
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
        Interactor → Model: film Film("The Walls of Malapaga")
        Interactor → Action: showFilm(_:) Film("The Walls of Malapaga")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0040137
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("The Walls of M…
        Action → Favourites: favourites() 0 × FilmID
        Action → Interactor: completion .success(FilmRecord(details: FilmDetails(film: …
      3 Interactor → Model: update(record:) FilmRecord(details: FilmDetails(film: Film("The…
      4 Interactor → View Controller: filmDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: film Film("The Walls of Malapaga")
      6 View Model → Model: countries 2 × Country: France, Italy
      6 View Model → Model: isFavourite false
      6 View Model → Model: failure nil
      7 View Model → View: text "The Walls of Malapaga"
      7 View Model → View: text "France and Italy, 1950"
      7 View Model → View: text "Won the award"
      7 View Model → View: title "Mark as Favourite"
      7 View Model → View: isActive false
      7 View Model → View: message nil
      """)
  }
}
