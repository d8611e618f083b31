import Specification
import Stories
import Testing

@Suite struct ListCountriesFlowTests {
  @Test func `list-countries, message by message`() throws {
    try expectFlow(
      of: .listCountries,
      """
      // The user opens the app.
        User → Application: launch()
        Application → View Controller: made by instantiateViewController(identifier:creator:) "Countries"
        View Controller → Configurator: configure(_:dependencies:) CountriesViewController, CatalogueDependencies
        Configurator → Interactor: connected by configure(_:dependencies:) output: CountriesPresenter, dependencies: CatalogueDependencies
        Configurator → Presenter: connected by configure(_:dependencies:) CountriesViewController
        Configurator → Router: connected by configure(_:dependencies:) viewController: CountriesViewController, dataStore: CountriesInteractor
        Configurator → View Controller: connected by configure(_:dependencies:) output: CountriesInteractor, router: CountriesRouter
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
      4 Interactor → Presenter: presentFetch(response:) .success(entries: 253 × Entry, order: Order(key: .name, isAscending: tr…
      5 Presenter → View Controller: displayFetch(viewModel:) .success(rows: 253 × Row, selectedRow: nil, summary: "253 countries", t…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets summary.text "253 countries"
      6 View Controller → View: sets nameButton.title "Name ↑"
      6 View Controller → View: sets populationButton.title "Population"
      6 View Controller → View: sets failure.message nil
      6 View Controller → View: spinner.stopAnimating()
      """)
  }
}
