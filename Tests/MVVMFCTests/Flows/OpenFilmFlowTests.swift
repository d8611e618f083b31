import Playing
import Testing

@Suite struct OpenFilmFlowTests {
  /// The user searches for Italy and picks it.
  static let italyPicked = """
    // The user pastes “italy”.
      User → View: paste(_:) "italy"
      View → View Controller: searchBar(_:textDidChange:) "italy"
    1 View Controller → View Model: search(text:) "italy"
    3 View Model → Service: countries(matching:completion:) "italy"
      Service → Api Session: request(_:completion:) "countries.json?matching=italy"
      Api Session → Catalogue: countries(matching:completion:) "italy"

    // The catalogue replies.
      Catalogue → Api Session: completion .success(1 × Country: Italy)
      Api Session → Service: completion .success(1 × Country: Italy)
      Service → View Model: completion .success(1 × Country: Italy)
    5 View Model → View Controller: itemsDidChange()
    5 View Controller → View Model: reads items 1 × ListItem: Italy
    5 View Controller → View Model: reads selectedIndex nil
    5 View Controller → View: list.reloadData()
    5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
    5 View Model → View Controller: summaryDidChange()
    5 View Controller → View Model: reads summaryText "1 country"
    5 View Controller → View: sets summary.text "1 country"

    // The user picks “Italy”.
      User → View: pick(_:) "Italy"
      View → View Controller: tableView(_:didSelectRowAt:) 0
    1 View Controller → View Model: selectedItem(index:) 0
    5 View Model → View Controller: selectedIndexDidChange()
    5 View Controller → View Model: reads selectedIndex 0
    5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
    6 View Model → Flow Controller: showFilms(of:) Country("Italy")
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
    3 View Model → Service: films(of:completion:) Country("Italy")
      Service → Api Session: request(_:completion:) "films.json?country=IT"
      Api Session → Catalogue: films(of:completion:) IT
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
        Catalogue → Api Session: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Api Session → Service: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
        Service → View Model: completion .success(31 × Film: The Walls of Malapaga, La Strada, The Nights of Cab…
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      5 View Model → View Controller: itemsDidChange()
      5 View Controller → View Model: reads items 31 × ListItem: The Walls of Malapaga, La Strada, The Nights of Cabiria,…
      5 View Controller → View Model: reads selectedIndex nil
      5 View Controller → View: list.reloadData()
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      5 View Model → View Controller: summaryDidChange()
      5 View Controller → View Model: reads summaryText "Italy: 31 films"
      5 View Controller → View: sets summary.text "Italy: 31 films"

      // The user picks “The Walls of Malapaga”.
        User → View: pick(_:) "The Walls of Malapaga"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → View Model: selectedItem(index:) 0
      5 View Model → View Controller: selectedIndexDidChange()
      5 View Controller → View Model: reads selectedIndex 0
      5 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
      6 View Model → Flow Controller: showFilm(_:) Film("The Walls of Malapaga")
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
      3 View Model → Service: film(_:completion:) tt0040137
        Service → Api Session: request(_:completion:) "films.json?film=tt0040137"
        Api Session → Catalogue: film(_:completion:) tt0040137
        Service → Api Session: request(_:completion:) "countries.json?film=tt0040137"
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Api Session: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
        Api Session → Service: completion .success(Film("The Walls of Malapaga"))
        Api Session → Service: completion .success(2 × Country: France, Italy)
        Service → View Model: completion .success(FilmDetails(film: Film("The Walls of Malapaga"), countries: 2 …
      4 View Model → View Controller: isLoadingDidChange()
      4 View Controller → View Model: reads isLoading false
      4 View Controller → View: spinner.stopAnimating()
      3 View Model → Favourites: reads favourites() 0 × FilmID
      5 View Model → View Controller: filmDidChange()
      5 View Controller → View Model: reads titleText "The Walls of Malapaga"
      5 View Controller → View: sets name.text "The Walls of Malapaga"
      5 View Controller → View Model: reads originText "France and Italy, 1950"
      5 View Controller → View: sets origin.text "France and Italy, 1950"
      5 View Controller → View Model: reads awardText "Won the award"
      5 View Controller → View: sets award.text "Won the award"
      5 View Model → View Controller: favouriteDidChange()
      5 View Controller → View Model: reads favouriteText "Mark as Favourite"
      5 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      5 View Controller → View Model: reads canToggleFavourite true
      5 View Controller → View: sets favouriteButton.isEnabled true
      """)
  }
}
