import Specification
import Testing

@Suite struct OpenCountryFlowTests {
  @Test func `open-country, message by message`() throws {
    try expectFlow(
      of: .openCountry,
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

      // The user pastes “algeria”.
        User → View: paste(_:) "algeria"
      1 View → Interactor: search(_:) UISearchTextField
        Interactor → View: text "algeria"
        Interactor → Action: searchCountries(matching:) "algeria"
      2 Interactor → Action: run(completion:)
        Action → Catalogue: countries(matching:completion:) "algeria"

      // The catalogue replies.
        Catalogue → Action: completion .success(1 × Country: Algeria)
        Action → Interactor: completion .success(1 × Country: Algeria)
        Interactor → Model: order name, ascending
      3 Interactor → Model: update(countries:order:) countries: 1 × Country: Algeria, order: name, a…
      4 Interactor → View Controller: countriesDidChange()
      5 View Controller → View Model: refresh(_:) .list
      6 View Model → Model: countries 1 × Country: Algeria
      7 View Model → View: rows 1 × ListRow: Algeria
      7 View Model → View: text "1 country"
      7 View Model → View: isActive false

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: selectedRow 0
        Interactor → Model: countries 1 × Country: Algeria
        Interactor → Action: openCountry(at:in:) 0
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Country("Algeria"))
      3 Interactor → Model: update(destination:) .country(Country("Algeria"))
      4 Interactor → View Controller: countriesDidOpen(_:) .country(Country("Algeria"))
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: countries 1 × Country: Algeria
      6 View Model → Model: destination .country(Country("Algeria"))
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
        Interactor → Model: country Country("Algeria")
        Interactor → Action: listFilms(of:) Country("Algeria")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Action → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      3 Interactor → Model: update(films:) 5 × Film: Z, Le Bal, Dust of Life, …
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: country Country("Algeria")
      6 View Model → Model: films 5 × Film: Z, Le Bal, Dust of Life, …
      6 View Model → Model: openedFilm nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 5 × ListRow: Z, Le Bal, Dust of Life, …
      7 View Model → View: selectedRow nil
      7 View Model → View: text "Algeria: 5 films"
      7 View Model → View: isActive false
      7 View Model → View: message nil
      """)
  }
}
