import Playing
import Testing

@Suite struct ListCountriesFlowTests {
  /// The screen of the countries appears, and asks for them.
  static let countriesAppear = """
      Application → View Controller: loadView()
      View Controller → View: made by loadView(of:for:)
      Application → View Controller: viewDidLoad()
    2 View Controller → Interactor: fetch(request:) Request
    4 Interactor → Presenter: presentFetch(response:) .loading
    5 Presenter → View Controller: displayFetch(viewModel:) .loading
    6 View Controller → View: spinner.startAnimating()
      Interactor → Worker: made by makeFindCountriesWorker()
    3 Interactor → Worker: findCountries(matching:completion:) nil
      Worker → Catalogue: countries(completion:)
      Application → View Controller: viewWillAppear(_:) false
      Application → View Controller: viewDidAppear(_:) false
    """

  /// The user opens the app: the beginning of every story.
  static let appOpened = """
    // The user opens the app.
      User → Application: launch()
      Application → View Controller: refers to output: LinkInteractor, router: LinkRouter
      Application → Interactor: refers to output: LinkPresenter, dependencies: CatalogueDependencies
      Application → Presenter: refers to LinkViewController
      Application → Router: refers to viewController: LinkViewController, dataStore: LinkInteractor
      Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
      Application → View Controller: refers to output: CountriesInteractor, router: CountriesRouter
      Application → Interactor: refers to output: CountriesPresenter, dependencies: CatalogueDependencies
      Application → Presenter: refers to CountriesViewController
      Application → Router: refers to viewController: CountriesViewController, dataStore: CountriesInteractor
    \(ListCountriesFlowTests.countriesAppear)
    """

  /// The catalogue replies with all countries.
  static let countriesShown = """
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
    """

  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      \(Self.appOpened)

      \(Self.countriesShown)
      """)
  }
}
