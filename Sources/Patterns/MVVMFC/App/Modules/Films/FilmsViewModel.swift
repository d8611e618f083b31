import Catalogue
import Library

/// The changes announced by the view model of a country's films.
protocol FilmsViewModelDelegate: AnyObject {
  func isLoadingDidChange()
  func itemsDidChange()
  func selectedIndexDidChange()
  func summaryDidChange()
  func canRetryDidChange()
}

/// The content of a list of films, and the user's actions.
protocol FilmsViewModelType: AnyObject {
  var delegate: (any FilmsViewModelDelegate)? { get set }

  var isLoading: Bool { get }
  var items: [ListItem] { get }
  /// The index of the item that was selected last, or nil if it is not among the items.
  var selectedIndex: Int? { get }
  /// The number of films, or the reason why the last attempt failed, or both.
  var summaryText: String { get }
  /// True if the last attempt failed; `reload()` repeats it.
  var canRetry: Bool { get }

  /// Loads the country's films.
  func reload()
  /// Cancels the request under way.
  func cancel()
  func selectedItem(index: Int)
}

/// Prepares the list of a country's films, and handles the user's actions.
final class FilmsViewModel: FilmsViewModelType {
  weak var delegate: (any FilmsViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var items: [ListItem] = []
  private(set) var summaryText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { delegate?.canRetryDidChange() } }
  }

  private let flowController: any FilmsFlowControllerType
  private let country: Country
  private let catalogue: any CatalogueServiceType
  private var films: [Film] = []
  private var selectedFilm: Film.ID?
  private var request: (any Cancellable)?

  init(country: Country, catalogue: any CatalogueServiceType, flowController: any FilmsFlowControllerType) {
    self.country = country
    self.catalogue = catalogue
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    films.firstIndex { $0.id == selectedFilm }
  }

  func reload() {
    isLoading = true
    request?.cancel()
    request = catalogue.films(of: country) { [weak self] in self?.finish($0) }
  }

  func cancel() {
    request?.cancel()
    request = nil
    isLoading = false
  }

  func selectedItem(index: Int) {
    let film = films[index]
    selectedFilm = film.id
    delegate?.selectedIndexDidChange()
    flowController.showFilm(film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      succeed(with: found)
    case .failure(let error):
      summarize(reason: error.message)
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func succeed(with found: [Film]) {
    films = found
    items = films.map(ListItem.init)
    delegate?.itemsDidChange()
    summarize()
  }

  /// Shows how many there are and, if they could not be loaded, why.
  private func summarize(reason: String? = nil) {
    summaryText = strings.summary(films.count, "films", country.name, reason: reason)
    delegate?.summaryDidChange()
    canRetry = reason != nil
  }
}
