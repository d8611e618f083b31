import Catalogue
import Library

@testable import MVVMFC

/// The plain program's view model.
class PlainViewModel: CountriesViewModelType {
  weak var delegate: (any CountriesViewModelDelegate)?

  var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  var items: [ListItem] = []
  var selectedIndex: Int?
  var summaryText = ""
  var canRetry: Bool { false }
  var nameOrderText: String { isAscending ? "Name ↑" : "Name ↓" }
  var populationOrderText: String { "Population" }
  var regionText: String { "All Regions" }
  var canChooseRegion: Bool { true }

  let flowController: any CountriesFlowControllerType
  let catalogue: any CatalogueServiceType
  let findFavourites: any FindFavouritesUseCaseType
  var countries: [Country] = []
  var isAscending = true
  var searchText: String?
  var request: (any Cancellable)?

  required init(
    catalogue: any CatalogueServiceType, findFavourites: any FindFavouritesUseCaseType,
    flowController: any CountriesFlowControllerType
  ) {
    self.catalogue = catalogue
    self.findFavourites = findFavourites
    self.flowController = flowController
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
    isAscending.toggle()
    show(countries.reversed())
    delegate?.orderDidChange()
  }

  func sortByPopulation() {}

  func selectedItem(index: Int) {
    selectedIndex = index
    delegate?.selectedIndexDidChange()
    flowController.showFilms(of: countries[index])
  }

  func openRegions() {}

  func openFavourites() {
    flowController.showFavourites()
  }

  func find() {
    request?.cancel()
    request = catalogue.countries(matching: searchText) { [weak self] in self?.finish($0) }
  }

  func finish(_ result: Result<[Country], ApiError>) {
    isLoading = false
    switch result {
    case .success(let found): show(found)
    case .failure(let error): fail(error)
    }
  }

  func show(_ found: [Country]) {
    countries = found
    items = found.map(ListItem.init)
    delegate?.itemsDidChange()
    summaryText = "\(found.count) countries"
    delegate?.summaryDidChange()
  }

  func fail(_ error: ApiError) {
    flowController.show(apiError: error) { [weak self] in self?.find() }
  }
}
