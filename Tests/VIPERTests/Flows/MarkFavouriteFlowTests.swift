import Specification
import Stories
import Testing

@Suite struct MarkFavouriteFlowTests {
  @Test func `mark-favourite, message by message`() throws {
    try expectFlow(
      of: .markFavourite,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Data Store: reads countryList CountryList(countries: 0 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

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
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 1 × CountryFacts, sorting: CountrySorting(ke…
      7 Presenter → View Controller: show(_:openedRow:) 1 × CountryContent: Japan, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country, order: name, ascending, opened: JP)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Japan"), films: 0 × Film, opened: nil)
      6 Interactor → Presenter: opened(_:) OpenedCountry(code: "JP", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilms(ofCountry:) "JP"
        Wireframe → Wireframe: show(_:) .films(country: "JP")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Wireframe → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: listFilms()
      3 Interactor → Data Store: findFilms(of:completion:) JP
        Data Store → Catalogue: films(of:completion:) JP
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
        Data Store → Interactor: completion .success(18 × Film: Rashomon, Gate of Hell, Samurai, The Legend of Musa…
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Japan"), films: 0 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Japan"), films: 18 × Film, opened: nil)
      6 Interactor → Presenter: listed(_:) FilmOverview(country: "Japan", films: 18 × FilmFacts, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 18 × FilmContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "Japan: 18 films"
      8 View Controller → View: sets summary.text "Japan: 18 films"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads filmList(of:) FilmList(country: Country("Japan"), films: 18 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FilmList(country: Country("Japan"), films: 18 × Film, opened: tt0042876)
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("Rashomon"), countries: 0 × Country)
      6 Interactor → Presenter: opened(_:) OpenedFilm(id: "tt0042876", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilm(_:) "tt0042876"
        Wireframe → Wireframe: show(_:) .film(id: "tt0042876")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: showFilm()
      3 Interactor → Data Store: findRecord(of:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmRecord(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("Rashomon"), countries: 1 × Country: Japan)
      6 Interactor → Presenter: found(_:) FilmDescription("Rashomon")
      7 Presenter → View Controller: show(_:) FilmScreenContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      8 View Controller → View: sets failure.message nil
      7 Presenter → View Controller: show(markOffer:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user taps “Mark as Favourite”.
        User → View: tap(_:) "Mark as Favourite"
        View → View Controller: toggleFavourite(_:) UIButton
      1 View Controller → Presenter: toggleFavourite()
      2 Presenter → Interactor: toggleMark()
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: false)
        Data Store → Favourites: reads favourites() 0 × FilmID
      5 Interactor → Data Store: put(_:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: add(_:) tt0042876
      6 Interactor → Presenter: marked(isFavourite:) true
      7 Presenter → View Controller: show(markOffer:) "Unmark Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"

      // The user closes the app and opens it again.
        System → View Controller: viewWillDisappear(_:) false
        System → View Controller: viewDidDisappear(_:) false
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: find(matching:) nil
      3 Interactor → Data Store: findCountries(matching:completion:) nil
        Data Store → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Data Store: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Data Store → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
      3 Interactor → Data Store: reads countryList CountryList(countries: 0 × Country, order: name, ascending, opened: nil)
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      6 Interactor → Presenter: found(_:) CountryOverview(countries: 253 × CountryFacts, sorting: CountrySorting(…
      7 Presenter → View Controller: show(_:openedRow:) 253 × CountryContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "253 countries"
      8 View Controller → View: sets summary.text "253 countries"
      7 Presenter → View Controller: show(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
        View → View Controller: openFavourites(_:) UIBarButtonItem
      1 View Controller → Presenter: openFavourites()
      2 Presenter → Interactor: openFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      3 Interactor → Data Store: reads countryList CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) CountryList(countries: 253 × Country, order: name, ascending, opened: n…
      5 Interactor → Data Store: put(_:) FavouriteList(films: 0 × Film, opened: nil)
      6 Interactor → Presenter: openedFavourites()
      7 Presenter → View Controller: showOpened(row:) nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
        Presenter → Wireframe: showFavourites()
        Wireframe → Wireframe: show(_:) .favourites
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Favourites"
        Wireframe → Navigation: pushViewController(_:animated:) FavouritesViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → Presenter: viewWillAppear()
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
      3 Interactor → Data Store: reads favouriteList FavouriteList(films: 0 × Film, opened: nil)
      5 Interactor → Data Store: put(_:) FavouriteList(films: 1 × Film: Rashomon, opened: nil)
      6 Interactor → Presenter: listed(_:) FavouriteOverview(films: 1 × FavouriteFacts: Rashomon, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 1 × FavouriteContent: Rashomon, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "1 favourite"
      8 View Controller → View: sets summary.text "1 favourite"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: open(row:) 0
      2 Presenter → Interactor: open(row:) 0
      3 Interactor → Data Store: reads favouriteList FavouriteList(films: 1 × Film: Rashomon, opened: nil)
      5 Interactor → Data Store: put(_:) FavouriteList(films: 1 × Film: Rashomon, opened: tt0042876)
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("Rashomon"), countries: 0 × Country)
      6 Interactor → Presenter: opened(_:) OpenedFavourite(id: "tt0042876", row: 0)
      7 Presenter → View Controller: showOpened(row:) 0
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        Presenter → Wireframe: showFilm(_:) "tt0042876"
        Wireframe → Wireframe: show(_:) .film(id: "tt0042876")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: showFilm()
      3 Interactor → Data Store: findRecord(of:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
      1 View Controller → Presenter: viewWillDisappear()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmRecord(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      5 Interactor → Data Store: put(_:) FilmRecord(film: Film("Rashomon"), countries: 1 × Country: Japan)
      6 Interactor → Presenter: found(_:) FilmDescription("Rashomon")
      7 Presenter → View Controller: show(_:) FilmScreenContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      8 View Controller → View: sets failure.message nil
      7 Presenter → View Controller: show(markOffer:) "Unmark Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      7 Presenter → View Controller: showRest()
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
      6 Interactor → Presenter: marked(isFavourite:) false
      7 Presenter → View Controller: show(markOffer:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
      1 View Controller → Presenter: viewWillLeave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → Presenter: viewWillAppear()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 0 × FilmID
        Data Store → Favourites: reads favourites() 0 × FilmID
      3 Interactor → Data Store: findFilms(_:completion:) 0 × FilmID
        Data Store → Catalogue: films(_:completion:) 0 × FilmID
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(0 × Film)
        Data Store → Interactor: completion .success(0 × Film)
      3 Interactor → Data Store: reads favouriteList FavouriteList(films: 1 × Film: Rashomon, opened: tt0042876)
      5 Interactor → Data Store: put(_:) FavouriteList(films: 0 × Film, opened: tt0042876)
      6 Interactor → Presenter: listed(_:) FavouriteOverview(films: 0 × FavouriteFacts, openedRow: nil)
      7 Presenter → View Controller: show(_:openedRow:) 0 × FavouriteContent, openedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: sets failure.message nil
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: show(summary:) "No favourites yet"
      8 View Controller → View: sets summary.text "No favourites yet"
      7 Presenter → View Controller: showRest()
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
