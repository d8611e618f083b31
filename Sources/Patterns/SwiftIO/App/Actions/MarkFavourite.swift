import Catalogue

/// As a user, I want to mark a film as a favourite.
final class MarkFavourite: Action {
  private let film: Film
  private let favourites: any FavouritesStore

  init(_ film: Film, favourites: any FavouritesStore) {
    self.film = film
    self.favourites = favourites
  }

  /// Completes with true: the film is a favourite now.
  func run(completion: @escaping (Result<Bool, FavouritesError>) -> Void) {
    completion(
      Result { () throws(FavouritesError) in
        try favourites.add(film.id)
        return true
      })
  }
}
