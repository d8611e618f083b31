import Catalogue

/// As a user, I want to see my favourites.
final class ListFavourites: Action {
  private let ids: [FilmID]
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(_ ids: [FilmID], catalogue: any CatalogueService) {
    self.ids = ids
    self.catalogue = catalogue
  }

  func run(completion: @escaping (Result<[Film], CatalogueError>) -> Void) {
    guard !ids.isEmpty else { return completion(.success([])) }
    request = catalogue.films(ids, completion: completion)
  }

  func cancel() {
    request?.cancel()
  }
}
