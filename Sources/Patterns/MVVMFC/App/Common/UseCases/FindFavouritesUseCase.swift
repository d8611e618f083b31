import Catalogue
import Library

/// As a user, I want to see my favourites.
protocol FindFavouritesUseCaseType: AnyObject {
  /// Checks that the favourites can be read.
  func checkFavourites() throws(FavouritesError)

  /// Finds the marked films, sorted by title. If there are none, nothing is requested, and the completion is called at
  /// once.
  func films(
    completion: @escaping (Result<[Film], ApiError>) -> Void
  ) throws(FavouritesError) -> any Cancellable
}

/// Finds the films that the user marked.
final class FindFavouritesUseCase: FindFavouritesUseCaseType {
  private let catalogue: any CatalogueServiceType
  private let favourites: any FavouritesStore

  init(catalogue: any CatalogueServiceType, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func checkFavourites() throws(FavouritesError) {
    _ = try favourites.favourites()
  }

  func films(
    completion: @escaping (Result<[Film], ApiError>) -> Void
  ) throws(FavouritesError) -> any Cancellable {
    let ids = try favourites.favourites()
    if !ids.isEmpty { return catalogue.films(ids, completion: completion) }
    completion(.success([]))
    return NoRequest()
  }
}

/// A request that was over from the start.
private final class NoRequest: Cancellable {
  func cancel() {}
}
