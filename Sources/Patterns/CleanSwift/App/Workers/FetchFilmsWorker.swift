import Catalogue

/// Fetches lists of films.
protocol FetchFilmsWorking: AnyObject {
  /// Fetches the films of `country`. Replaces a request that is under way.
  func fetchFilms(
    of country: CountryCode, completion: @escaping (Result<[Film], CatalogueError>) -> Void)

  /// Fetches the films with these ids. Replaces a request that is under way.
  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void)

  /// Cancels the request under way.
  func cancel()
}

/// Fetches lists of films from the catalogue.
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

  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    request?.cancel()
    request = catalogue.films(ids) { [weak self] result in
      self?.request = nil
      completion(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }
}
