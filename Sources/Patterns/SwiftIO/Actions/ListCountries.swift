import Catalogue

/// As a user, I want to see the countries when I open the app.
final class ListCountries: Action {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?
  private var isCancelled = false

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Country], any Error>) -> Void) {
    guard !isCancelled else { return }
    request = catalogue.countries { result in
      completion(result.mapError { $0 })
    }
  }

  func cancel() {
    isCancelled = true
    request?.cancel()
  }
}
