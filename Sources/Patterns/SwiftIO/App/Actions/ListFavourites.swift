import Catalogue

/// As a user, I want to see my favourites.
final class ListFavourites: Action {
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<[Film], any Error>) -> Void) {
    do {
      request = catalogue.films(try favourites.favourites()) { result in
        completion(Result { try result.get() })
      }
    } catch {
      completion(.failure(error))
    }
  }

  func cancel() {
    request?.cancel()
  }
}
