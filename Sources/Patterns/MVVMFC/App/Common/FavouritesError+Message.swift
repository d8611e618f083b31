import Catalogue

extension FavouritesError {
  /// The message that the user reads about the failure.
  @MainActor var message: String {
    switch self {
    case .unreadable(let file, let reason): strings("favourites.unreadable", file, reason)
    case .damaged(let file): strings("favourites.damaged", file)
    case .damagedSetting(let key): strings("favourites.damagedSetting", key)
    case .tooNew(let file, let version): strings("favourites.tooNew", file, version)
    case .unwritable(let file, let reason): strings("favourites.unwritable", file, reason)
    }
  }
}
