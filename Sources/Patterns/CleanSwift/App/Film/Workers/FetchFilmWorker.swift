import Catalogue

/// Fetches a film.
protocol FetchFilmWorking: AnyObject {
  /// Fetches the film with its details. Replaces a request that is under way.
  func fetchFilm(_ id: FilmID, completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void)

  /// Cancels the request under way.
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
