import Catalogue

@testable import VIPER

/// Finds countries, and filters and sorts them by the region and the order that are current when they are found.
final class FindCountriesInteractor: FindCountriesInteractorInput {
  weak var output: (any FindCountriesInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) {
    request?.cancel()
    request = store.findCountries(matching: text) { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<[Country], CatalogueError>) {
    request = nil
    switch result {
    case .success(let countries):
      let filtered = countries.filtered(by: store.region)
      output?.foundCountries(filtered.sorted(by: store.countryOrder).map(\.facts))
    case .failure(let error):
      output?.failedToFindCountries(Failure(error))
    }
  }
}
