import ApiSession
import Catalogue

/// Prepares the list of a country's films, and handles what a user does with it.
final class FilmsViewModel: FilmsViewModelType {
  weak var delegate: (any FilmsViewModelDelegate)?

  private(set) var isLoading = false
  private(set) var items: [FilmItem] = []
  private(set) var summaryText = ""
  private(set) var failureText = ""

  var flowController: any FilmsFlowControllerType
  private let country: Country
  private let catalogue: any CatalogueServiceType
  private var films: [Film] = []
  private var opened: Film.ID?
  private var request: (any Cancellable)?

  init(country: Country, catalogue: any CatalogueServiceType, flowController: any FilmsFlowControllerType) {
    self.country = country
    self.catalogue = catalogue
    self.flowController = flowController
  }

  var openedIndex: Int? {
    films.firstIndex { $0.id == opened }
  }

  func reload() {
    isLoading = true
    delegate?.loadingDidStart()
    request?.cancel()
    request = catalogue.films(of: country) { [weak self] in self?.finish($0) }
  }

  func cancel() {
    request?.cancel()
    request = nil
    finishLoading()
  }

  func selectedItem(index: Int) {
    guard let film = films.element(at: index) else { return }
    opened = film.id
    delegate?.openedIndexDidChange()
    flowController.show(film: film)
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    finishLoading()
    switch result {
    case .success(let found): show(found)
    case .failure(let error): fail(error)
    }
  }

  private func finishLoading() {
    guard isLoading else { return }
    isLoading = false
    delegate?.loadingDidFinish()
  }

  private func show(_ found: [Film]) {
    films = found
    items = films.map(FilmItem.init)
    delegate?.itemsDidChange()
    summaryText = summary
    failureText = ""
    delegate?.summaryDidChange()
  }

  private func fail(_ error: ApiError) {
    failureText = films.isEmpty ? error.message : strings("failure.summary", error.message)
    if films.isEmpty { summaryText = "" }
    delegate?.summaryDidChange()
    flowController.show(apiError: error) { [weak self] in self?.reload() }
  }

  private var summary: String {
    switch films.count {
    case 0: strings("films.none", country.name)
    case 1: strings("films.one", country.name)
    default: strings("films.many", country.name, films.count)
    }
  }
}
