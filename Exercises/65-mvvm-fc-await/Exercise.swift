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
  private(set) var canChooseRegion = true {
    didSet { delegate?.canChooseRegionDidChange() }
  }

  private let flowController: any CountriesFlowControllerType
  private let catalogue: any CatalogueServiceType
  private let findFavourites: any FindFavouritesUseCaseType
  /// What was found last, in all regions.
  private var found: [Country] = []
  private var countries: [Country] = []
  private var region: Region?
  /// Why the last attempt failed, or nil if it succeeded.
  private var reason: String?
  private var order = CountryOrder.byName
  private var selectedCountry: CountryCode?
  private var searchText: String?

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
    orderText("order.name", .name)
  }

  var populationOrderText: String {
    orderText("order.population", .population)
  }

  var regionText: String {
    strings.filter(region: region?.rawValue)
  }

  func reload() {
    isLoading = true
    find()
  }

  func search(text: String) {
    searchText = text
    find()
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

  func openRegions() {
    // A second tap, while the sheet comes, would show a second one.
    canChooseRegion = false
    flowController.showRegions(
      selected: region, onChoose: { [weak self] in self?.filter(by: $0) },
      onCancel: { [weak self] in self?.canChooseRegion = true })
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

  private func find() {
    // To be written.
  }

  private func fail(with error: ApiError) {
    summarize(reason: error.message)
    flowController.show(apiError: error) { [weak self] in self?.reload() }
  }

  private func succeed(with found: [Country]) {
    self.found = found
    update()
    summarize(reason: nil)
  }

  /// Shows how many there are and, if they could not be loaded, why.
  private func summarize(reason: String?) {
    self.reason = reason
    summaryText = strings.summary(countries.count, "countries", reason: reason)
    delegate?.summaryDidChange()
    canRetry = reason != nil
  }

  private func sort(by key: CountryOrder.Key) {
    order = order.next(by: key)
    update()
    delegate?.orderDidChange()
  }

  private func filter(by region: Region?) {
    self.region = region
    if !found.isEmpty {
      update()
      summarize(reason: reason)
    }
    delegate?.regionDidChange()
    canChooseRegion = true
  }

  private func update() {
    countries = found.filtered(by: region).sorted(by: order)
    items = countries.map(ListItem.init)
    delegate?.itemsDidChange()
  }

  private func select(_ code: CountryCode?) {
    selectedCountry = code
    delegate?.selectedIndexDidChange()
  }

  private func orderText(_ title: String, _ key: CountryOrder.Key) -> String {
    strings.order(title, isAscending: order.key == key ? order.direction == .ascending : nil)
  }
}
