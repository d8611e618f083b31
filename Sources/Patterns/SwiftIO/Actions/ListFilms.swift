import Catalogue

/// As a user, I want to see the films of a country.
final class ListFilms: Action {
  private let country: Country
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?
  private var isCancelled = false

  init(of country: Country, catalogue: any CatalogueService) {
    self.country = country
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Film], any Error>) -> Void) {
    guard !isCancelled else { return }
    request = catalogue.films(of: country.code) { result in
      completion(result.mapError { $0 })
    }
  }

  func cancel() {
    isCancelled = true
    request?.cancel()
  }
}
