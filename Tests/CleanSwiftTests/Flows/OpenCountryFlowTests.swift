import Playing
import Testing

@Suite struct OpenCountryFlowTests {
  @Test func `open-country, message by message`() throws {
    try expectFlow(
      of: .openCountry,
      """
      \(ListCountriesFlowTests.appOpened)

      \(ListCountriesFlowTests.countriesShown)

      // The user pastes “algeria”.
        User → View: paste(_:) "algeria"
      1 View → View Controller: search(_:) UISearchTextField
      2 View Controller → Interactor: search(request:) Request(text: "algeria")
      3 Interactor → Worker: findCountries(matching:completion:) "algeria"
        Worker → Catalogue: countries(matching:completion:) "algeria"

      // The catalogue replies.
        Catalogue → Worker: completion .success(1 × Country: Algeria)
        Worker → Interactor: completion .success(1 × Country: Algeria)
      3 Interactor → Worker: sort(_:by:) 1 × Country: Algeria, by: name, ascending
      4 Interactor → Presenter: presentSearch(response:) .success(entries: 1 × Entry: Algeria, selectedRow: nil)
      5 Presenter → View Controller: displaySearch(viewModel:) .success(rows: 1 × Row: Algeria, selectedRow: nil, summary: "1 country")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "1 country"
      6 View Controller → View: spinner.stopAnimating()

      // The user picks “Algeria”.
        User → View: pick(_:) "Algeria"
      1 View → View Controller: tableView(_:didSelectRowAt:) 0
      2 View Controller → Interactor: openCountry(request:) Request(row: 0)
      4 Interactor → Presenter: presentOpenCountry(response:) Response(selectedRow: 0)
      5 Presenter → View Controller: displayOpenCountry(viewModel:) ViewModel(selectedRow: 0)
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) 0
        View Controller → Router: routeToFilms(segue:) nil
        Router → View Controller: made by instantiateViewController(identifier:creator:) "Films"
        Router → View Controller: refers to output: FilmsInteractor, router: FilmsRouter
        Router → Interactor: refers to output: FilmsPresenter, dependencies: CatalogueDependencies
        Router → Presenter: refers to FilmsViewController
        Router → Router: refers to viewController: FilmsViewController, dataStore: FilmsInteractor
        Router → Router: reads dataStore FilmsInteractor
        Router → Interactor: reads selectedCountry Country("Algeria")
        Router → Interactor: sets country Country("Algeria")
        Router → Navigation: pushViewController(_:animated:) FilmsViewController
        Navigation → View Controller: loadView()
        View Controller → View: made by loadView(of:for:)
        Navigation → View Controller: viewDidLoad()
      2 View Controller → Interactor: fetch(request:) Request
      4 Interactor → Presenter: presentFetch(response:) .loading
      5 Presenter → View Controller: displayFetch(viewModel:) .loading
      6 View Controller → View: spinner.startAnimating()
        Interactor → Worker: made by makeFetchFilmsWorker()
      3 Interactor → Worker: fetchFilms(of:completion:) DZ
        Worker → Catalogue: films(of:completion:) DZ
        Navigation → View Controller: viewWillDisappear(_:) true
        Navigation → View Controller: viewWillAppear(_:) true
        Navigation → View Controller: viewDidDisappear(_:) true
        Navigation → View Controller: viewDidAppear(_:) true

      // The catalogue replies.
        Catalogue → Worker: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
        Worker → Interactor: completion .success(5 × Film: Z, Le Bal, Dust of Life, …)
      4 Interactor → Presenter: presentFetch(response:) .success(country: "Algeria", entries: 5 × Entry)
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 5 × Row, summary: "Algeria: 5 films")
      6 View Controller → View: list.reloadData()
      6 View Controller → View: sets summary.text "Algeria: 5 films"
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
