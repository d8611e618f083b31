import Catalogue

/// As a user, I want to open my favourites, and to be told if they cannot be read.
final class OpenFavourites: Action {
  private let favourites: any FavouritesStore

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<Void, FavouritesError>) -> Void) {
    completion(
      Result { () throws(FavouritesError) in
        _ = try favourites.favourites()
      })
  }
}
