import Catalogue

/// As a user, I want to find my favourites again, and to be told if they cannot be read.
final class ReadFavourites: Action {
  private let favourites: any FavouritesStore

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<[FilmID], FavouritesError>) -> Void) {
    completion(
      Result { () throws(FavouritesError) in
        try favourites.favourites()
      })
  }
}
