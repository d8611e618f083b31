import Catalogue
import Library
import Observation

/// The content of the list of countries, and the user's actions. Whoever reads a property can observe it.
protocol ObservableCountriesViewModelType: AnyObject {
  var isLoading: Bool { get }
  var items: [ListItem] { get }
  /// The index of the item that was selected last, or nil if it is not among the items.
  var selectedIndex: Int? { get }
  /// The number of countries, or the reason why the last attempt failed, or both.
  var summaryText: String { get }
  /// True if the last attempt failed; `reload()` repeats it.
  var canRetry: Bool { get }
  var nameOrderText: String { get }
  var populationOrderText: String { get }
  var regionText: String { get }
  /// False while the user chooses a region.
  var canChooseRegion: Bool { get }

  /// Loads what was asked for last: all countries, or those that match a text.
  func reload()
  /// Finds the countries that match a text, and cancels the request under way.
  func search(text: String)
  /// Sorts by name, or reverses the order by name.
  func sortByName()
  /// Sorts by population, or reverses the order by population.
  func sortByPopulation()
  func selectedItem(index: Int)
  func openRegions()
  func openFavourites()
}

/// Prepares the list of countries, and handles the user's actions.
@Observable final class ObservableCountriesViewModel: ObservableCountriesViewModelType {
  private(set) var isLoading = false
  private(set) var canChooseRegion = true

  private let flowController: any CountriesFlowControllerType
  private let catalogue: any CatalogueServiceType
  private let findFavourites: any FindFavouritesUseCaseType
  /// What was found last, in all regions; nil until something was.
  private var found: [Country]?
  private var countries: [Country] = []
  private var region: Region?
  /// Why the last attempt failed, or nil if it succeeded.
  private var reason: String?
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

  var items: [ListItem] {
    countries.map(ListItem.init)
  }

  var selectedIndex: Int? {
    countries.firstIndex { $0.code == selectedCountry }
  }

  var summaryText: String {
    guard found != nil || reason != nil else { return "" }
    return strings.summary(countries.count, "countries", reason: reason)
  }

  var canRetry: Bool {
    reason != nil
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
    selectedCountry = country.code
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
      selectedCountry = nil
      flowController.showFavourites()
    } catch {
      flowController.show(favouritesError: error) { [weak self] in self?.openFavourites() }
    }
  }

  private func find() {
    request?.cancel()
    request = catalogue.countries(matching: searchText) { [weak self] in self?.finish($0) }
  }

  private func finish(_ result: Result<[Country], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      self.found = found
      reason = nil
      update()
    case .failure(let error):
      reason = error.message
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func sort(by key: CountryOrder.Key) {
    order = order.next(by: key)
    update()
  }

  private func filter(by region: Region?) {
    self.region = region
    update()
    canChooseRegion = true
  }

  private func update() {
    countries = (found ?? []).filtered(by: region).sorted(by: order)
  }

  private func orderText(_ title: String, _ key: CountryOrder.Key) -> String {
    strings.order(title, isAscending: order.key == key ? order.direction == .ascending : nil)
  }
}
