import Stories
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
      """
      // The user opens the app.
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

      // The catalogue replies.
        Catalogue → Action: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Action → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Model: reads order name, ascending
      3 Interactor → Model: update(countries:) 253 × Country: Afghanistan, Åland Islands, Albania, …
      4 Interactor → View Controller: countriesDidLoad()
      5 View Controller → View Model: refresh(_:) .everything
      6 View Model → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      7 View Model → View: sets list.rows 253 × Row: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "253 countries"
      6 View Model → Model: reads order name, ascending
      7 View Model → View: sets nameButton.title "Name ↑"
      7 View Model → View: sets populationButton.title "Population"
      7 View Model → View: sets spinner.isActive false

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
      1 View → Interactor: sortByName(_:) UIBarButtonItem
        Interactor → Model: reads order name, ascending
        Interactor → Model: reads countries 253 × Country: Afghanistan, Åland Islands, Albania, …
        Interactor → Action: made by sortCountries(_:by:) 253 × Country, by: name, descending
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      3 Interactor → Model: update(countries:order:) countries: 253 × Country, order: name, descending
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      6 View Model → Model: reads countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      7 View Model → View: sets list.rows 253 × Row: Zimbabwe, Zambia, Yugoslavia, …
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads order name, descending
      7 View Model → View: sets nameButton.title "Name ↓"
      7 View Model → View: sets populationButton.title "Population"

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
      1 View → Interactor: openCountry(_:) ListView
        Interactor → View: reads list.selectedRow 9
        Interactor → Model: reads countries 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
        Interactor → Action: made by openCountry(at:in:) at: 9, in: 253 × Country: Zimbabwe, Zambia, Yugoslavia, …
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(Country("Vanuatu"))
      3 Interactor → Model: update(selected:) Country("Vanuatu")
      4 Interactor → View Controller: countriesDidOpen(_:) Country("Vanuatu")
      5 View Controller → View Model: refresh(_:) .selectedRow
      6 View Model → Model: reads selectedRow 9
      7 View Model → View: sets list.selectedRow 9
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
        Interactor → Model: reads country Country("Vanuatu")
        Interactor → Action: made by listFilms(of:) Country("Vanuatu")
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
      6 View Model → Model: reads films 0 × Film
      7 View Model → View: sets list.rows 0 × Row
      6 View Model → Model: reads selectedRow nil
      7 View Model → View: sets list.selectedRow nil
      6 View Model → Model: reads country Country("Vanuatu")
      6 View Model → Model: reads films 0 × Film
      6 View Model → Model: reads failure nil
      7 View Model → View: sets summary.text "Vanuatu: no films"
      7 View Model → View: sets spinner.isActive false

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
