import Specification
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
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

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
      1 View → Interactor: sortByName(_:) UIBarButtonItem
        Interactor → Model: order name, ascending
        Interactor → Model: countries 253 × Country: Afghanistan, Åland Islands, Alba…
        Interactor → Action: sortCountries(_:by:) name, descending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Zimbabwe, Zambia, Yugos…
      3 Interactor → Model: update(countries:order:) countries: 253 × Country: Zimbabwe, Zambia, Yug…
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      6 View Model → Model: order name, descending
      7 View Model → View: rows 253 × ListRow: Zimbabwe, Zambia, Yugoslavia, …
      7 View Model → View: title "Name ↓"
      7 View Model → View: title "Population"

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: selectedRow 9
        Interactor → Model: countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
        Interactor → Action: openCountry(at:in:) 9
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Country("Vanuatu"))
      3 Interactor → Model: update(destination:) .country(Country("Vanuatu"))
      4 Interactor → View Controller: countriesDidOpen(_:) .country(Country("Vanuatu"))
      5 View Controller → View Model: refresh(_:) .selection
      6 View Model → Model: countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      6 View Model → Model: destination .country(Country("Vanuatu"))
      7 View Model → View: selectedRow 9
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
        Interactor → Model: country Country("Vanuatu")
        Interactor → Action: listFilms(of:) Country("Vanuatu")
      2 Interactor → Action: run(completion:)
        Action → Catalogue: films(of:completion:) VU
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Action: completion .success(0 × Film)
        Action → Interactor: completion .success(0 × Film)
      3 Interactor → Model: update(films:) 0 × Film
      4 Interactor → View Controller: filmsDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: country Country("Vanuatu")
      6 View Model → Model: films 0 × Film
      6 View Model → Model: openedFilm nil
      6 View Model → Model: failure nil
      7 View Model → View: rows 0 × ListRow
      7 View Model → View: selectedRow nil
      7 View Model → View: text "Vanuatu: no films"
      7 View Model → View: isActive false
      7 View Model → View: message nil

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        View Controller → Interactor: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
