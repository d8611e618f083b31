import Catalogue

/// As a user, I want to see the films of a country.
final class ListFilms: Action {
  private let country: Country
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(of country: Country, catalogue: any CatalogueService) {
    self.country = country
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    request = catalogue.films(of: country.code, completion: completion)
  }

  func cancel() {
    request?.cancel()
  }
}
