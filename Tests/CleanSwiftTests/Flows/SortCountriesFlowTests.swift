import Specification
import Testing

@Suite struct SortCountriesFlowTests {
  @Test func `sort-countries, message by message`() throws {
    try expectFlow(
      of: .sortCountries,
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

      // The user taps “Population”.
        User → View: tap(_:) "Population"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country: Zimbabwe, Zambia, Yugoslavia, …,…
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry: China, India, Un…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row: China, India, United…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↓"

      // The user taps “Population ↓”.
        User → View: tap(_:) "Population ↓"
      1 View → View Controller: sortByPopulation(_:) UIBarButtonItem
      2 View Controller → Interactor: sort(request:) Request(key: .population)
      3 Interactor → Worker: sort(_:by:) 253 × Country: China, India, United States, …, …
      4 Interactor → Presenter: presentSort(response:) Response(entries: 253 × Entry: South Georgia an…
      5 Presenter → View Controller: displaySort(viewModel:) ViewModel(rows: 253 × Row: South Georgia and th…
      6 View Controller → View: list.reloadData()
      6 View Controller → View: list.selectRow(at:animated:scrollPosition:) nil
      6 View Controller → View: sets nameButton.title "Name"
      6 View Controller → View: sets populationButton.title "Population ↑"
      """)
  }
}
