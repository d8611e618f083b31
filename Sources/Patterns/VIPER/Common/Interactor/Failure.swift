import Catalogue

/// The reasons why a use case fails.
enum Failure: Equatable {
  case unavailable
  case favouritesUnreadable(file: String, reason: String)
  case favouritesUnwritable(file: String, reason: String)
  case favouritesDamaged(file: String)
  case favouritesDamagedSetting(key: String)
  case favouritesTooNew(file: String, version: Int)
  /// Another reason, in the words of the service that failed.
  case other(String)
}

extension Failure {
  /// The failure of a request to the catalogue.
  init(_ error: CatalogueError) {
    self = error == .unavailable ? .unavailable : .other(error.description)
  }

  /// The failure to read or keep favourites.
  init(_ error: FavouritesError) {
    self =
      switch error {
      case .unreadable(let file, let reason): .favouritesUnreadable(file: file, reason: reason)
      case .unwritable(let file, let reason): .favouritesUnwritable(file: file, reason: reason)
      case .damaged(let file): .favouritesDamaged(file: file)
      case .damagedSetting(let key): .favouritesDamagedSetting(key: key)
      case .tooNew(let file, let version): .favouritesTooNew(file: file, version: version)
      }
  }
}
