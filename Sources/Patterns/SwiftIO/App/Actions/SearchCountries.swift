import Catalogue

/// As a user, I want to find countries by what I type.
final class SearchCountries: Action {
  private let text: String
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(_ text: String, catalogue: any CatalogueService) {
    self.text = text
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Country], CatalogueError>) -> Void) {
    request = catalogue.countries(matching: text, completion: completion)
  }

  func cancel() {
    request?.cancel()
  }
}
