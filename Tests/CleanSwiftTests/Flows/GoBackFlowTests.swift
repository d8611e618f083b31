import Specification
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        View Controller → Configurator: configure(_:dependencies:) CountriesViewController, CatalogueDependencies
        Configurator → Interactor: made by configure(_:dependencies:) output: CountriesPresenter, dependencies: Catal…
        Configurator → Presenter: made by configure(_:dependencies:) CountriesViewController
        Configurator → Router: made by configure(_:dependencies:) viewController: CountriesViewController, dataSt…
        Configurator → View Controller: answers configure(_:dependencies:) output: CountriesInteractor, router: CountriesR…
        Application → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Application → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeFindCountriesWorker()
      3 Interactor → Worker: findCountries(matching:completion:) nil
        Worker → Catalogue: countries(completion:)
        Application → View Controller: viewWillAppear(_:) false
        Application → View Controller: viewDidAppear(_:) false

      // The catalogue replies.
        Catalogue → Worker: completion .success(253 × Country: Afghanistan, Åland Isla…
        Worker → Interactor: completion .success(253 × Country: Afghanistan, Åland Isla…
        Interactor → Worker: made by makeSortCountriesWorker()
      3 Interactor → Worker: sort(_:by:) 253 × Country: Afghanistan, Åland Islands, Alba…
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 253 × Entry: Afghanistan, Åla…
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 253 × Row: Afghanistan, Åland Is…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      6 View Controller → View: sets nameButton.title "Name ↑"
      6 View Controller → View: sets populationButton.title "Population"
      6 View Controller → View: spinner.stopAnimating()

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
      1 View → View Controller: sortByName(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .name)
      3 Interactor → Worker: sort(_:by:) 253 × Country: Afghanistan, Åland Islands, Alba…
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry: Zimbabwe, Zambia…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row: Zimbabwe, Zambia, Yu…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name ↓"
      6 View Controller → View: sets populationButton.title "Population"

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
      1 View → View Controller: tableView(_:didSelectRowAt:) 9
      2 View Controller → Interactor: open(request:) Request(row: 9)
        Interactor → Worker: made by makePickRowWorker()
      3 Interactor → Worker: pick(_:in:) 9, in: 253 × Country: Zimbabwe, Zambia, Yugosla…
      4 Interactor → Presenter: presentOpen(response:) .success(openedRow: 9)
      5 Presenter → View Controller: displayOpen(viewModel:) .success(selectedRow: 9)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 9
        View Controller → System: performSegue(withIdentifier:sender:) "Films"
        System → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        View Controller → Configurator: configure(_:dependencies:) FilmsViewController, CatalogueDependencies
        Configurator → Interactor: made by configure(_:dependencies:) output: FilmsPresenter, dependencies: Catalogue…
        Configurator → Presenter: made by configure(_:dependencies:) FilmsViewController
        Configurator → Router: made by configure(_:dependencies:) viewController: FilmsViewController, dataStore:…
        Configurator → View Controller: answers configure(_:dependencies:) output: FilmsInteractor, router: FilmsRouter
        System → View Controller: prepare(for:sender:) UIStoryboardSegue
        View Controller → Router: routeToFilms(segue:) UIStoryboardSegue
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: reads openedCountry Country("Vanuatu")
        Router → Interactor: sets country Country("Vanuatu")
        System → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(of:completion:) VU
        Worker → Catalogue: films(of:completion:) VU
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Worker: completion .success(0 × Film)
        Worker → Interactor: completion .success(0 × Film)
      4 Interactor → Presenter: presentFetch(response:) .success(country: "Vanuatu", entries: 0 × Entry…
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 0 × Row, selectedRow: nil, summa…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "Vanuatu: no films"
      6 View Controller → View: spinner.stopAnimating()

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
