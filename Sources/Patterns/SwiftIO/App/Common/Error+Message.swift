import Catalogue
import Foundation

extension Error {
  /// The message that the user reads about the failure.
  var message: String {
    switch self as any Error {
    case CatalogueError.unavailable: strings("failure.unavailable")
    case FavouritesError.unreadable(let file, let reason): strings("favourites.unreadable", file, reason)
    case FavouritesError.unwritable(let file, let reason): strings("favourites.unwritable", file, reason)
    case FavouritesError.damaged(let file): strings("favourites.damaged", file)
    case FavouritesError.damagedSetting(let key): strings("favourites.damagedSetting", key)
    case FavouritesError.tooNew(let file, let version): strings("favourites.tooNew", file, version)
    default: localizedDescription
    }
  }
}
