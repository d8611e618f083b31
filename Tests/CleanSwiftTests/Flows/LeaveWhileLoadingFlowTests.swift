import Stories
import Testing

@Suite struct LeaveWhileLoadingFlowTests {
  @Test func `leave-while-loading, message by message`() throws {
    try expectFlow(
      of: .leaveWhileLoading,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        Application → View Controller: refers to output: CountriesInteractor, router: CountriesRouter
        Application → Interactor: refers to output: CountriesPresenter, dependencies: CatalogueDependencies
        Application → Presenter: refers to CountriesViewController
        Application → Router: refers to viewController: CountriesViewController, dataStore: CountriesInteractor
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
        Catalogue → Worker: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Worker → Interactor: completion .success(253 × Country: Afghanistan, Åland Islands, Albania, …)
        Interactor → Worker: made by makeSortCountriesWorker()
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, ascending
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 253 × Entry, selectedRow: nil)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 253 × Row, selectedRow: nil, summary: "253 countries")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      6 View Controller → View: spinner.stopAnimating()

      // The user pastes “italy”.
        User → View: paste(_:) "italy"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "italy")
      3 Interactor → Worker: findCountries(matching:completion:) "italy"
        Worker → Catalogue: countries(matching:completion:) "italy"

      // The catalogue replies.
        Catalogue → Worker: completion .success(1 × Country: Italy)
        Worker → Interactor: completion .success(1 × Country: Italy)
      3 Interactor → Worker: sort(_:by:) 1 × Country: Italy, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Italy, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Italy, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()

      // The user picks “Italy”.
        User → View: pick(_:) "Italy"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: openCountry(request:) Request(row: 0)
      4 Interactor → Presenter: presentOpenCountry(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayOpenCountry(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → System: performSegue(withIdentifier:sender:) "Films"
        System → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        System → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
        System → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
        System → Presenter: refers to FilmsViewController
        System → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
        System → View Controller: prepare(for:sender:) UIStoryboardSegue
        View Controller → Router: routeToFilms(segue:) UIStoryboardSegue
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: reads selectedCountry Country("Italy")
        Router → Interactor: sets country Country("Italy")
        System → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(of:completion:) IT
        Worker → Catalogue: films(of:completion:) IT
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The user goes back.
        User → View: goBack() "Countries"
        View → Navigation: popViewController(animated:)
        Navigation → View Controller: viewWillDisappear(_:) true
      2 View Controller → Interactor: cancel(request:) Request
      3 Interactor → Worker: cancel()
        Worker → Catalogue: cancel()
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true
      """)
  }
}
