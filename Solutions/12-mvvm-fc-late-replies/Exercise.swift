import ApiSession
import Catalogue

@testable import MVVMFC

/// Prepares the list of countries, and handles the user's actions.
final class CountriesViewModel: CountriesViewModelType {
  weak var delegate: (any CountriesViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var items: [CountryItem] = []
  private(set) var summaryText = ""
  private(set) var failureText = ""

  private let flowController: any CountriesFlowControllerType
  private let catalogue: any CatalogueServiceType
  private let findFavourites: any FindFavouritesUseCaseType
  private var countries: [Country] = []
  private var order = CountryOrder.byName
  private var selected: CountryCode?
  private var searchText: String?
  private var request: (any Cancellable)?

  init(
    catalogue: any CatalogueServiceType, findFavourites: any FindFavouritesUseCaseType,
    flowController: any CountriesFlowControllerType
  ) {
    self.catalogue = catalogue
    self.findFavourites = findFavourites
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    countries.firstIndex { $0.code == selected }
  }

  var nameOrderText: String {
    orderText(strings("order.name"), .name)
  }

  var populationOrderText: String {
    orderText(strings("order.population"), .population)
  }

  func reload() {
    isLoading = true
    request = catalogue.countries(matching: searchText) { [weak self] in
      self?.finish($0, whileLoading: true)
    }
  }

  func search(text: String) {
    searchText = text
    find()
  }

  func sortByName() {
    sort(by: order.key == .name ? order.reversed() : .byName)
  }

  func sortByPopulation() {
    let byPopulation = CountryOrder(key: .population, direction: .descending)
    sort(by: order.key == .population ? order.reversed() : byPopulation)
  }

  func selectedItem(index: Int) {
    guard let country = countries.element(at: index) else { return }
    select(country.code)
    flowController.showFilms(of: country)
  }

  func openFavourites() {
    do throws(FavouritesError) {
      // Unreadable marks are reported on this screen.
      try findFavourites.checkMarks()
      select(nil)
      flowController.showFavourites()
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.openFavourites() }
    }
  }

  private func find() {
    request?.cancel()
    request = catalogue.countries(matching: searchText) { [weak self] in
      self?.finish($0, whileLoading: false)
    }
  }

  private func finish(_ result: Result<[Country], ApiError>, whileLoading wasLoading: Bool) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found): succeed(with: found)
    case .failure(let error): fail(with: error, whileLoading: wasLoading)
    }
  }

  private func succeed(with found: [Country]) {
    update(found)
    summaryText = summary
    failureText = ""
    delegate?.summaryDidChange()
  }

  private func fail(with error: ApiError, whileLoading wasLoading: Bool) {
    failureText = countries.isEmpty ? error.message : strings("failure.summary", error.message)
    if countries.isEmpty { summaryText = "" }
    delegate?.summaryDidChange()
    flowController.show(apiError: error) { [weak self] in
      if wasLoading { self?.reload() } else { self?.find() }
    }
  }

  private func sort(by order: CountryOrder) {
    self.order = order
    update(countries)
    delegate?.orderDidChange()
  }

  private func update(_ found: [Country]) {
    countries = found.sorted(by: order)
    items = countries.map(CountryItem.init)
    delegate?.itemsDidChange()
  }

  private func select(_ code: CountryCode?) {
    selected = code
    delegate?.selectedIndexDidChange()
  }

  private var summary: String {
    switch countries.count {
    case 0: strings("countries.none")
    case 1: strings("countries.one")
    default: strings("countries.many", countries.count)
    }
  }

  private func orderText(_ name: String, _ key: CountryOrder.Key) -> String {
    guard order.key == key else { return name }
    return strings(order.direction == .ascending ? "order.ascending" : "order.descending", name)
  }
}
