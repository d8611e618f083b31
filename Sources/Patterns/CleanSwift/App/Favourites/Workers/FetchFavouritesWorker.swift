import Catalogue

/// Fetches the marked films.
protocol FetchFavouritesWorking: AnyObject {
  /// Fetches the films with these ids. Replaces a request that is under way.
  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void)

  /// Cancels the request under way.
  func cancel()
}

/// Fetches the marked films from the catalogue.
final class FetchFavouritesWorker: FetchFavouritesWorking {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
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
