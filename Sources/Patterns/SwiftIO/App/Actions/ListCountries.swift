import Catalogue

/// As a user, I want to see the countries when I open the app.
final class ListCountries: Action {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    request = catalogue.countries(completion: completion)
  }

  func cancel() {
    request?.cancel()
  }
}
