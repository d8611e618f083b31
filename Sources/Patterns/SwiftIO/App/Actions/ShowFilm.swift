import Catalogue

/// As a user, I want to read about a film.
final class ShowFilm: Action {
  private let film: Film
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(_ film: Film, catalogue: any CatalogueService) {
    self.film = film
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<FilmDetails, CatalogueError>) -> Void) {
    request = catalogue.film(film.id, completion: completion)
  }

  func cancel() {
    request?.cancel()
  }
}
