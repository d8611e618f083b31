import Catalogue
import Library

@testable import MVVMFC

/// Prepares the list of countries, and handles the user's actions.
final class CountriesViewModel: CountriesViewModelType {
  weak var delegate: (any CountriesViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var items: [ListItem] = []
  private(set) var summaryText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { delegate?.canRetryDidChange() } }
  }

  private let flowController: any CountriesFlowControllerType
  private let catalogue: any CatalogueServiceType
  private let findFavourites: any FindFavouritesUseCaseType
  private var countries: [Country] = []
  private var order = CountryOrder.byName
  private var selectedCountry: CountryCode?
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
    countries.firstIndex { $0.code == selectedCountry }
  }

  var nameOrderText: String {
    orderText(strings("order.name"), .name)
  }

  var populationOrderText: String {
    orderText(strings("order.population"), .population)
  }

  func reload() {
    isLoading = true
    find(whileLoading: true)
  }

  func search(text: String) {
    searchText = text
    // One request at a time.
    guard request == nil else { return }
    find(whileLoading: false)
  }

  func sortByName() {
    sort(by: .name)
  }

  func sortByPopulation() {
    sort(by: .population)
  }

  func selectedItem(index: Int) {
    let country = countries[index]
    select(country.code)
    flowController.showFilms(of: country)
  }

  func openFavourites() {
    do throws(FavouritesError) {
      // Unreadable favourites are reported on this screen.
      try findFavourites.checkFavourites()
      select(nil)
      flowController.showFavourites()
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.openFavourites() }
    }
  }

  private func find(whileLoading wasLoading: Bool) {
    request = catalogue.countries(matching: searchText) { [weak self] in
      self?.finish($0, whileLoading: wasLoading)
    }
  }

  private func finish(_ result: Result<[Country], ApiError>, whileLoading wasLoading: Bool) {
    request = nil
    if wasLoading { isLoading = false }
    switch result {
    case .success(let found):
      succeed(with: found)
    case .failure(let error):
      fail(because: error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func succeed(with found: [Country]) {
    update(found)
    summaryText = summary
    delegate?.summaryDidChange()
    canRetry = false
  }

  private func fail(because reason: String) {
    summaryText = countries.isEmpty ? reason : "\(summary) \(strings("failure.summary", reason))"
    delegate?.summaryDidChange()
    canRetry = true
  }

  private func sort(by key: CountryOrder.Key) {
    order = order.next(by: key)
    update(countries)
    delegate?.orderDidChange()
  }

  private func update(_ found: [Country]) {
    countries = found.sorted(by: order)
    items = countries.map(ListItem.init)
    delegate?.itemsDidChange()
  }

  private func select(_ code: CountryCode?) {
    selectedCountry = code
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
