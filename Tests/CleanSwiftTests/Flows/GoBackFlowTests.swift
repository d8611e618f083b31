import Playing
import Testing

@Suite struct GoBackFlowTests {
  @Test func `go-back, message by message`() throws {
    try expectFlow(
      of: .goBack,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      \(SortCountriesFlowTests.reversedByName)

      // The user scrolls down.
        User → View: scrollDown() "247 more"

      // The user picks “Vanuatu”.
        User → View: pick(_:) "Vanuatu"
      1 View → View Controller: tableView(_:didSelectRowAt:) 9
      2 View Controller → Interactor: openCountry(request:) Request(row: 9)
      4 Interactor → Presenter: presentOpenCountry(response:) Response(selectedRow: 9)
      5 Presenter → View Controller: displayOpenCountry(viewModel:) ViewModel(selectedRow: 9)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 9
        View Controller → Router: routeToFilms(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Router → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
        Router → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmsViewController
        Router → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: reads selectedCountry Country("Vanuatu")
        Router → Interactor: sets country Country("Vanuatu")
        Router → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
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
      4 Interactor → Presenter: presentFetch(response:) .success(country: "Vanuatu", entries: 0 × Entry)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 0 × Row, summary: "Vanuatu: no films")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: sets summary.text "Vanuatu: no films"
      6 View Controller → View: spinner.stopAnimating()

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
      4 Interactor → Presenter: presentCancel(response:) Response
      5 Presenter → View Controller: displayCancel(viewModel:) ViewModel
      6 View Controller → View: spinner.stopAnimating()
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
