import Playing
import Testing

@Suite struct OpenFilmFlowTests {
  /// The user searches for Italy and picks it.
  static let italyPicked = """
    // The user pastes “italy”.
      User → View: paste(_:) "italy"
    1 View → Interactor: search(_:) UISearchTextField
      Interactor → View: reads searchField.text "italy"
      Interactor → Action: made by searchCountries(matching:) "italy"
    2 Interactor → Action: run(completion:)
      Action → Catalogue: countries(matching:completion:) "italy"

    // The catalogue replies.
      Catalogue → Action: completion .success(1 × Country: Italy)
      Action → Interactor: completion .success(1 × Country: Italy)
      Interactor → Model: reads order name, ascending
      Interactor → Action: made by sortCountries(_:by:) 1 × Country: Italy, by: name, ascending
    2 Interactor → Action: run(completion:)
      Action → Interactor: completion .success(1 × Country: Italy)
      Interactor → Model: reads region nil
    3 Interactor → Model: update(countries:listed:) countries: 1 × Country: Italy, listed: 1 × Country: Italy
    4 Interactor → View Controller: countriesDidFind()
    5 View Controller → View Model: refresh(_:) .list
    6 View Model → Model: reads listedCountries 1 × Country: Italy
    7 View Model → View: sets list.rows 1 × Row: Italy
    6 View Model → Model: reads selectedRow nil
    7 View Model → View: sets list.selectedRow nil
    6 View Model → Model: reads listedCountries 1 × Country: Italy
    6 View Model → Model: reads failure nil
    7 View Model → View: sets summary.text "1 country"
    7 View Model → View: sets retryButton.isHidden true
    6 View Model → Model: reads isLoading false
    7 View Model → View: sets spinner.isActive false

    // The user picks “Italy”.
      User → View: pick(_:) "Italy"
    1 View → Interactor: openCountry(_:) ListView
      Interactor → View: reads list.selectedRow 0
      Interactor → Model: reads listedCountries 1 × Country: Italy
    3 Interactor → Model: update(selected:) Country("Italy")
    4 Interactor → View Controller: countriesDidOpen(_:) Country("Italy")
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
      Interactor → Model: reads country Country("Italy")
      Interactor → Action: made by listFilms(of:) Country("Italy")
    2 Interactor → Action: run(completion:)
      Action → Catalogue: films(of:completion:) IT
      Navigation → View Controller: viewWillDisappear(_:) true
      Navigation → View Controller: viewWillAppear(_:) true
      Navigation → View Controller: viewDidDisappear(_:) true
      Navigation → View Controller: viewDidAppear(_:) true
    """

  @Test func `open-film, message by message`() throws {
    try expectFlow(
      of: .openFilm,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(Self.italyPicked)

      // The catalogue replies.
        Catalogue → Action: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Action → Interactor: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
      3 Interactor → Model: update(films:) 31 × Film: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads films 31 × Film: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      7 View Model → View: sets list.rows 31 × Row: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads country Country("Italy")
      6 View Model → Model: reads films 31 × Film: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "Italy: 31 films"
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
      1 View → Interactor: openFilm(_:) ListView
        Interactor → View: reads list.selectedRow 0
        Interactor → Model: reads films 31 × Film: The Walls of Malapaga, La Strada, The Nights of Cabiria, …
      3 Interactor → Model: update(selected:) Film("The Walls of Malapaga")
      4 Interactor → View Controller: filmsDidOpen(_:) Film("The Walls of Malapaga")
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
        Interactor → Model: reads film Film("The Walls of Malapaga")
        Interactor → Action: made by showFilm(_:) Film("The Walls of Malapaga")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: film(_:completion:) tt0040137
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Action → Interactor: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Interactor → Action: made by readFavourites()
      2 Interactor → Action: run(completion:)
        Action → Favourites: reads favourites() 0 × FilmID
        Action → Interactor: completion .success(0 × FilmID)
      3 Interactor → Model: update(details:isFavourite:) details: FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
      4 Interactor → View Controller: filmDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads film Film("The Walls of Malapaga")
      7 View Model → View: sets name.text "The Walls of Malapaga"
      6 View Model → Model: reads countries 2 × Country: France, Italy
      7 View Model → View: sets origin.text "France and Italy, 1950"
      7 View Model → View: sets award.text "Won the award"
      6 View Model → Model: reads failure nil
      7 View Model → View: sets retryButton.isHidden true
      6 View Model → Model: reads isFavourite false
      7 View Model → View: sets favouriteButton.title "Mark as Favourite"
      7 View Model → View: sets favouriteButton.isEnabled true
      6 View Model → Model: reads isLoading false
      7 View Model → View: sets spinner.isActive false
      """)
  }
}
