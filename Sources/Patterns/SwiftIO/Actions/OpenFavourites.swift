import Catalogue

/// As a user, I want to open my favourites, and be told when they cannot be read.
final class OpenFavourites: Action {
  private let favourites: any FavouritesStore
  private var isCancelled = false

  init(favourites: any FavouritesStore) {
    self.favourites = favourites
  }

  func run(completion: @escaping (Result<[Film.ID], any Error>) -> Void) {
    guard !isCancelled else { return }
    completion(Result { try favourites.favourites() })
  }

  func cancel() {
    isCancelled = true
  }
}
