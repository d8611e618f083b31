import Catalogue
import Library

@testable import MVVMFC

/// Prepares the list of a country's films, and handles the user's actions.
final class FilmsViewModel: FilmsViewModelType {
  weak var delegate: (any FilmsViewModelDelegate)?

  private(set) var isLoading = false {
    didSet { if isLoading != oldValue { delegate?.isLoadingDidChange() } }
  }
  private(set) var items: [ListItem] = []
  private(set) var selectedIndex: Int?
  private(set) var summaryText = ""
  private(set) var canRetry = false {
    didSet { if canRetry != oldValue { delegate?.canRetryDidChange() } }
  }

  private let flowController: any FilmsFlowControllerType
  private let country: Country
  private let catalogue: any CatalogueServiceType
  private var films: [Film] = []
  private var request: (any Cancellable)?

  init(country: Country, catalogue: any CatalogueServiceType, flowController: any FilmsFlowControllerType) {
    self.country = country
    self.catalogue = catalogue
    self.flowController = flowController
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
    selectedIndex = index
    delegate?.selectedIndexDidChange()
    flowController.showFilm(films[index])
  }

  private func finish(_ result: Result<[Film], ApiError>) {
    request = nil
    isLoading = false
    switch result {
    case .success(let found):
      films = found
      items = films.map(ListItem.init)
      delegate?.itemsDidChange()
      setSummary(summary)
      canRetry = false
    case .failure(let error):
      setSummary(error.message)
      canRetry = true
      flowController.show(apiError: error) { [weak self] in self?.reload() }
    }
  }

  private func setSummary(_ text: String) {
    summaryText = text
    delegate?.summaryDidChange()
  }

  private var summary: String {
    switch films.count {
    case 0: strings("films.none", country.name)
    case 1: strings("films.one", country.name)
    default: strings("films.many", country.name, films.count)
    }
  }
}
