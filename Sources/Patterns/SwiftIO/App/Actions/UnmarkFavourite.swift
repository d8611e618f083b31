import Catalogue

/// As a user, I want to unmark a favourite film.
final class UnmarkFavourite: Action {
  private let film: Film
  private let favourites: any FavouritesStore

  init(_ film: Film, favourites: any FavouritesStore) {
    self.film = film
    self.favourites = favourites
  }

  /// Completes with false: the film is no longer a favourite.
  func run(completion: @escaping (Result<Bool, FavouritesError>) -> Void) {
    completion(
      Result { () throws(FavouritesError) in
        try favourites.remove(film.id)
        return false
      })
  }
}
