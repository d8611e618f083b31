import Catalogue

/// Fetches the films that were marked.
protocol FetchFavouritesWorking: AnyObject {
  /// Fetches the films with these ids, in place of what is still being fetched; completes later.
  func fetchFilms(_ ids: [FilmID], completion: @escaping (Result<[Film], CatalogueError>) -> Void)

  /// Stops the work; its completion is never called after this.
  func cancel()
}

/// Fetches the films that were marked from the catalogue.
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
