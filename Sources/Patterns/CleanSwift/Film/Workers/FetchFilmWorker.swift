import Catalogue

/// Fetches a film.
protocol FetchFilmWorking: AnyObject {
  /// Fetches what is known of a film, in place of what is still being fetched; completes later.
  func fetchFilm(_ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void)

  /// Stops the work; its completion is never called after this.
  func cancel()
}

/// Fetches a film from the catalogue.
final class FetchFilmWorker: FetchFilmWorking {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func fetchFilm(_ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void) {
    request?.cancel()
    request = catalogue.film(id) { [weak self] result in
      self?.request = nil
      completion(result)
    }
  }

  func cancel() {
    request?.cancel()
    request = nil
  }
}
