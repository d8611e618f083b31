import Catalogue
import Checks
import ExerciseSupport
import HeadlessUI
import Observing
import Playing
import SwiftIOChecks
import Testing

@testable import SwiftIO

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's Countries scene.
  private let app: any Architecture = {
    var countries = StoryboardScene.countries
    countries.objects = [
      .object("interactor", CountriesInteractor.init),
      .object("viewModel", CountriesViewModel.init),
    ]
    countries.outlets = [
      .outlet("owner", \CountriesViewController.$interactor, to: "interactor"),
      .outlet("owner", \CountriesViewController.$viewModel, to: "viewModel"),
      .outlet("interactor", \CountriesInteractor.$searchField, to: "searchField"),
      .outlet("interactor", \CountriesInteractor.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$list, to: "list"),
      .outlet("viewModel", \CountriesViewModel.$summary, to: "summary"),
      .outlet("viewModel", \CountriesViewModel.$retryButton, to: "retryButton"),
      .outlet("viewModel", \CountriesViewModel.$spinner, to: "spinner"),
      .outlet("viewModel", \CountriesViewModel.$nameButton, to: "nameButton"),
      .outlet("viewModel", \CountriesViewModel.$populationButton, to: "populationButton"),
      .outlet("viewModel", \CountriesViewModel.$regionButton, to: "regionButton"),
    ]
    var program = SwiftIOProgram(replacing: countries)
    program.makeRoot = { CountriesViewController(actions: $0) }
    return SwiftIOArchitecture(program)
  }()

  private let sortByPopulation = Story(
    id: "sort-by-population", wish: "see the largest country first, or the smallest",
    steps: [
      .launch(),
      .reply(),
      .tap("Population"),
      .see("Population ↓"),
      .see("China"),
      .tap("Population ↓"),
      .see("Population ↑"),
      .dontSee("China"),
    ])

  private let sortByName = Story(
    id: "sort-by-name", wish: "see the last country first, and my row still selected",
    steps: [
      .launch(),
      .reply(),
      .pick("Algeria"),
      .reply(),
      .goBack(),
      .tap("Name ↑"),
      .see("Zimbabwe"),
      .tap("Name ↓"),
      .see("▸ Algeria"),
    ])

  private let sortARegion = Story(
    id: "sort-a-region", wish: "sort the countries of Africa, and then find all countries sorted",
    steps: [
      .launch(),
      .reply(),
      .tap("All Regions"),
      .pick("Africa"),
      .tap("Name ↑"),
      .see("Zimbabwe"),
      .dontSee("Yugoslavia"),
      .tap("Only Africa"),
      .pick("All Regions"),
      .see("Yugoslavia"),
    ])

  @Test func `the countries are sorted by population, in either direction`() {
    expectPerformed(sortByPopulation, by: app)
  }

  @Test func `the countries are sorted by name, and the selected country stays selected`() {
    expectPerformed(sortByName, by: app)
  }

  @Test func `the countries of a region are sorted, and so are the others`() {
    expectPerformed(sortARegion, by: app)
  }

  @Test func `SIO-06 a tap takes seven steps, from the view back to the view`() throws {
    try expectMessages(
      after: "The user taps “Name ↑”.", in: sortByName, by: app, because: "SIO-06", ignoringReads: true,
      """
        User → View: tap(_:) "Name ↑"
      1 View → Interactor: sortByName(_:) UIBarButtonItem
      2 Interactor → Action: run(completion:)
        Action → Interactor: completion .success(253 × Country: Zimbabwe, Zambia, Yugoslavia, …)
      3 Interactor → Model: update(countries:listed:order:) countries: 253 × Country, listed: 253 × Country, order: name, descending
      4 Interactor → View Controller: countriesDidReorder()
      5 View Controller → View Model: refresh(_:) .order
      7 View Model → View: sets list.rows 253 × Row: Zimbabwe, Zambia, Yugoslavia, …
      7 View Model → View: sets list.selectedRow 249
      7 View Model → View: sets nameButton.title "Name ↓"
      7 View Model → View: sets populationButton.title "Population"
      """)
  }

  @Test func `SIO-17 a refresh of the order pushes less than a refresh of everything`() throws {
    try expectKept("SIO-17", by: app, performing: [sortByName], using: Check.swiftIO)
  }

  @Test func `nothing but the action sorts`() throws {
    try expectNoMention(
      of: ["sorted", "reversed"],
      byClassesBelow: [
        "CountriesInteractorWithoutSorting", "CountriesViewControllerWithoutSorting",
        "CountriesViewModelWithoutSorting",
      ])
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(
      in: app, like: SwiftIOArchitecture(), using: Check.swiftIO,
      with: ["CountriesViewController", "CountriesViewModel"])
  }
}

// The rest of the scene: its three parts without sorting.

/// The interactor of the countries, which ignores the two events of sorting.
class CountriesInteractorWithoutSorting: CountriesInteractorInput, CountriesEvents {
  @Outlet var searchField: any TextInput
  @Outlet var list: any RowInput

  var model: (any CountriesModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any CountriesInteractorDelegate)?

  /// The load or search under way; both fill the list, so each replaces the other.
  private var pendingAction: (any Action<[Country], CatalogueError>)?

  /// Fills the list with the countries that an action finds.
  private func fill(
    with action: any Action<[Country], CatalogueError>,
    notify: @escaping (any CountriesInteractorDelegate) -> Void
  ) {
    pendingAction?.cancel()
    pendingAction = action
    action.run { [weak self] result in
      guard let self else { return }
      pendingAction = nil
      switch result {
      case .success(let countries):
        sort(countries) { [weak self] sorted, listed in
          guard let self else { return }
          model.update(countries: sorted, listed: listed)
          delegate.map(notify)
        }
      case .failure(let error):
        model.update(failure: error)
        delegate?.countriesDidFailToLoad()
      }
    }
  }

  private func sort(
    _ countries: [Country], completion: @escaping (_ sorted: [Country], _ listed: [Country]) -> Void
  ) {
    let action = actions.sortCountries(countries, by: model.order)
    action.run { [weak self] result in
      let sorted = result.get()
      self?.filter(sorted) { completion(sorted, $0) }
    }
  }

  /// Filters countries by the region, if one has been chosen.
  final func filter(_ countries: [Country], completion: @escaping (_ listed: [Country]) -> Void) {
    guard let region = model.region else { return completion(countries) }
    let action = actions.filterCountries(countries, by: region)
    action.run { completion($0.get()) }
  }

  func load() {
    fill(with: actions.listCountries()) { $0.countriesDidLoad() }
  }

  func filter(by region: Region?) {
    let action = actions.filterCountries(model.countries, by: region)
    action.run { [weak self] result in
      guard let self else { return }
      model.update(region: region, listed: result.get())
      delegate?.countriesDidFilter()
    }
  }

  func closeRegions() {
    model.update(isChoosingRegion: false)
    delegate?.countriesDidCloseRegions()
  }

  func retry() {
    reload(self)
  }

  func retryOpening() {
    openFavourites(self)
  }

  @IBAction func search(_ sender: Any) {
    fill(with: actions.searchCountries(matching: searchField.text ?? "")) { $0.countriesDidFind() }
  }

  @IBAction func reload(_ sender: Any) {
    model.update(isLoading: true)
    delegate?.countriesDidBeginLoading()
    if searchField.text?.isEmpty == false { search(self) } else { load() }
  }

  @IBAction func sortByName(_ sender: Any) {}

  @IBAction func sortByPopulation(_ sender: Any) {}

  @IBAction func openCountry(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let country = model.listedCountries[row]
    model.update(selected: country)
    delegate?.countriesDidOpen(country)
  }

  @IBAction func openRegions(_ sender: Any) {
    model.update(isChoosingRegion: true)
    delegate?.countriesDidOpenRegions(selected: model.region)
  }

  @IBAction func openFavourites(_ sender: Any) {
    let action = actions.readFavourites()
    action.run { [weak self] result in
      guard let self else { return }
      switch result {
      case .success:
        model.update(selected: nil)
        delegate?.countriesDidOpenFavourites()
      case .failure(let error):
        model.update(openingFailure: error)
        delegate?.countriesDidFailToOpenFavourites()
      }
    }
  }
}

/// The view controller of the countries, which ignores the notification of a sort.
class CountriesViewControllerWithoutSorting: SwiftIOProgram.CountriesViewController {
  override func countriesDidReorder() {}
}

/// The view model of the countries, which ignores a refresh of the order.
class CountriesViewModelWithoutSorting: CountriesViewModelInput {
  @Outlet var list: any ListDisplay
  @Outlet var summary: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var spinner: any ActivityDisplay
  @Outlet var nameButton: any TitleDisplay
  @Outlet var populationButton: any TitleDisplay
  @Outlet var regionButton: any ButtonDisplay

  var model: (any CountriesModelReading)!
  var alert: (any FailureDisplay)!

  final func showList() {
    list.rows = model.listedCountries.map(row)
    list.selectedRow = model.selectedRow
  }

  private func showSummary() {
    let reason = model.failure?.message
    summary.text = strings.summary(model.listedCountries.count, "countries", reason: reason)
    retryButton.isHidden = reason == nil
  }

  final func showOrder() {
    let order = model.order
    nameButton.title = title(.name, in: order)
    populationButton.title = title(.population, in: order)
  }

  private func showRegion() {
    regionButton.title = strings.filter(region: model.region?.rawValue)
    regionButton.isEnabled = !model.isChoosingRegion
  }

  private func title(_ key: CountryOrder.Key, in order: CountryOrder) -> String {
    let isAscending = key == order.key ? order.direction == .ascending : nil
    return strings.order(key == .name ? "order.name" : "order.population", isAscending: isAscending)
  }

  private func row(_ country: Country) -> Row {
    let detail = strings.country(
      capital: country.capital, dissolved: country.dissolved, population: country.population)
    return Row(title: country.name, detail: detail)
  }

  func refresh(_ part: CountriesPart) {
    switch part {
    case .everything:
      showList()
      showSummary()
      showOrder()
      spinner.isActive = model.isLoading
    case .list:
      showList()
      showSummary()
      spinner.isActive = model.isLoading
    case .order:
      break
    case .region:
      showRegion()
    case .filter:
      if !model.countries.isEmpty {
        showList()
        showSummary()
      }
      showRegion()
    case .selectedRow:
      list.selectedRow = model.selectedRow
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      alert.reason = model.failure?.message
      showSummary()
      spinner.isActive = model.isLoading
    case .openingFailure:
      alert.reason = model.openingFailure?.message
    }
  }
}
