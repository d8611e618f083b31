import ApiSession
import Catalogue

/// As a user, I want to see my favourites.
protocol FindFavouritesUseCaseType: AnyObject {
  /// Checks that the favourites can be read.
  func checkFavourites() throws(FavouritesError)

  /// Finds the marked films, sorted by title.
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
    catalogue.films(try favourites.favourites(), completion: completion)
  }
}
