import Playing
import Testing

@Suite struct MarkFavouriteFlowTests {
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
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Japan)
      6 Interactor → Presenter: foundCountries(count:) 1
      7 Presenter → View Controller: showSummary(_:) "1 country"
      8 View Controller → View: sets summary.text "1 country"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      2 Presenter → Interactor: sort(by:) CountrySorting(key: .name, isAscending: true)
      3 Interactor → Data Store: reads countryList CountryList(countries: 1 × Country: Japan)
      5 Interactor → Data Store: put(_:) CountryList(countries: 1 × Country: Japan)
      6 Interactor → Presenter: sortedCountries(_:) 1 × CountryFacts: Japan
      7 Presenter → View Controller: showCountries(_:selectedRow:) 1 × Row: Japan, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSorting(_:) SortingContent(byName: "Name ↑", byPopulation: "Population")
      8 View Controller → View: sets nameButton.title "Name ↑"
      8 View Controller → View: sets populationButton.title "Population"

      // The user picks “Japan”.
        User → View: pick(_:) "Japan"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openCountry(row:) 0
        Presenter → Wireframe: showFilms(ofCountry:named:) ofCountry: "JP", named: "Japan"
        Wireframe → Wireframe: show(_:) .films(countryCode: "JP", countryName: "Japan")
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
      6 Interactor → Presenter: listedFilms(_:) 18 × FilmFacts: Rashomon, Gate of Hell, Samurai, The Legend of Musashi,…
      7 Presenter → View Controller: showFilms(_:) 18 × Row: Rashomon, Gate of Hell, Samurai, The Legend of Musashi, …
      8 View Controller → View: list.reloadData()
      7 Presenter → View Controller: showSummary(_:) "Japan: 18 films"
      8 View Controller → View: sets summary.text "Japan: 18 films"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(row:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → Wireframe: show(_:) .film(id: "tt0042876", title: "Rashomon")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
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
      7 Presenter → View Controller: showFilm(_:) FilmContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: showMarkTitle(_:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"
      7 Presenter → View Controller: showLoading(_:) false
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
      6 Interactor → Presenter: markedFilm(isFavourite:) true
      7 Presenter → View Controller: showMarkTitle(_:) "Unmark Favourite"
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

      \(ListCountriesFlowTests.countriesShown)

      // The user taps “Favourites”.
        User → View: tap(_:) "Favourites"
        View → View Controller: openFavourites(_:) UIBarButtonItem
      1 View Controller → Presenter: openFavourites()
      2 Presenter → Interactor: checkFavourites()
      3 Interactor → Data Store: reads markedFilms() 1 × FilmID: tt0042876
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      6 Interactor → Presenter: checkedFavourites()
      7 Presenter → View Controller: clearSelection()
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
      6 Interactor → Presenter: listedFavourites(_:) 1 × FilmFacts: Rashomon
      7 Presenter → View Controller: showFavourites(_:selectedRow:) 1 × Row: Rashomon, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSummary(_:) "1 favourite"
      8 View Controller → View: sets summary.text "1 favourite"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()

      // The user picks “Rashomon”.
        User → View: pick(_:) "Rashomon"
        View → View Controller: tableView(_:didSelectRowAt:) 0
      1 View Controller → Presenter: openFilm(row:) 0
        Presenter → Wireframe: showFilm(_:titled:) "tt0042876", titled: "Rashomon"
        Wireframe → Wireframe: show(_:) .film(id: "tt0042876", title: "Rashomon")
        Wireframe → View Controller: made by instantiateViewController(identifier:creator:) "Film"
        Wireframe → Navigation: pushViewController(_:animated:) FilmViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      1 View Controller → Presenter: viewDidLoad()
      2 Presenter → Interactor: findFilm()
      3 Interactor → Data Store: findFilm(_:completion:) tt0042876
        Data Store → Catalogue: film(_:completion:) tt0042876
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: viewDidDisappear()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
        Data Store → Interactor: completion .success(FilmDetails(film: Film("Rashomon"), countries: 1 × Country))
      3 Interactor → Data Store: reads mark(of:) Mark(film: tt0042876, isSet: true)
        Data Store → Favourites: reads favourites() 1 × FilmID: tt0042876
      6 Interactor → Presenter: foundFilm(_:) FilmDetailsFacts("Rashomon")
      7 Presenter → View Controller: showFilm(_:) FilmContent("Rashomon")
      8 View Controller → View: sets name.text "Rashomon"
      8 View Controller → View: sets origin.text "Japan, 1951"
      8 View Controller → View: sets award.text "Won the award"
      7 Presenter → View Controller: showMarkTitle(_:) "Unmark Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Unmark Favourite"
      7 Presenter → View Controller: showLoading(_:) false
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
      7 Presenter → View Controller: showMarkTitle(_:) "Mark as Favourite"
      8 View Controller → View: favouriteButton.setTitle(_:for:) "Mark as Favourite"

      // The user goes back.
        User → View: goBack() "Favourites"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
      1 View Controller → Presenter: viewWillAppear()
      2 Presenter → Interactor: listFavourites()
      3 Interactor → Data Store: reads markedFilms() 0 × FilmID
        Data Store → Favourites: reads favourites() 0 × FilmID
      3 Interactor → Data Store: findFilms(_:completion:) 0 × FilmID
        Data Store → Catalogue: films(_:completion:) 0 × FilmID
        Navigation → View Controller: viewDidDisappear(_:) true
      1 View Controller → Presenter: viewDidLeave()
      2 Presenter → Interactor: cancel()
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Data Store: completion .success(0 × Film)
        Data Store → Interactor: completion .success(0 × Film)
      6 Interactor → Presenter: listedFavourites(_:) 0 × FilmFacts
      7 Presenter → View Controller: showFavourites(_:selectedRow:) 0 × Row, selectedRow: nil
      8 View Controller → View: list.reloadData()
      8 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      7 Presenter → View Controller: showSummary(_:) "No favourites yet"
      8 View Controller → View: sets summary.text "No favourites yet"
      7 Presenter → View Controller: showLoading(_:) false
      8 View Controller → View: spinner.stopAnimating()
      """)
  }
}
