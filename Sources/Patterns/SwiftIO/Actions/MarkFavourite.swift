import Catalogue

/// As a user, I want to mark a film as a favourite.
final class MarkFavourite: Action {
  private let film: Film
  private let favourites: any FavouritesStore
  private var isCancelled = false

  init(_ film: Film, favourites: any FavouritesStore) {
    self.film = film
    self.favourites = favourites
  }

  /// Completes with whether the film is a favourite now.
  func run(completion: @escaping (Result<Bool, any Error>) -> Void) {
    guard !isCancelled else { return }
    completion(
      Result {
        try favourites.add(film.id)
        return true
      })
  }

  func cancel() {
    isCancelled = true
  }
}
