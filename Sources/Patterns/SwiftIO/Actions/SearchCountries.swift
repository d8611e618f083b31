import Catalogue

/// As a user, I want to find countries by what I type.
final class SearchCountries: Action {
  private let text: String
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?
  private var isCancelled = false

  init(_ text: String, catalogue: any CatalogueService) {
    self.text = text
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Country], any Error>) -> Void) {
    guard !isCancelled else { return }
    request = catalogue.countries(matching: text) { result in
      completion(result.mapError { $0 })
    }
  }

  func cancel() {
    isCancelled = true
    request?.cancel()
  }
}
