import Stories
import Testing

@Suite struct SortCountriesFlowTests {
  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
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

      // The user taps “Name ↑”.
        User → View: tap(_:) "Name ↑"
      1 View → View Controller: sortByName(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .name)
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: name, descending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .name, isAscending: fa…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name ↓", byPopulatio…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name ↓"
      6 View Controller → View: sets populationButton.title "Population"

      // The user taps “Population”.
        User → View: tap(_:) "Population"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country, by: population, descending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .population, isAscendi…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name", byPopulation:…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country: China, India, United States, …, by: population, ascending
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry, order: Order(key: .population, isAscendi…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row, titles: Titles(byName: "Name", byPopulation:…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
