import Catalogue

/// Fetches the films of a country.
protocol FetchFilmsWorking: AnyObject {
  /// Fetches the films of a country, in place of what is still being fetched; completes later.
  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  )

  /// Stops the work; its completion is never called after this.
  func cancel()
}

/// Fetches the films of a country from the catalogue.
final class FetchFilmsWorker: FetchFilmsWorking {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void
  ) {
    request?.cancel()
    request = catalogue.films(of: country) { [weak self] result in
      self?.request = nil
      completion(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }
}
