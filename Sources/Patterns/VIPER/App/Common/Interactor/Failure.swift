import Catalogue

/// The reason why a use case failed.
enum Failure: Equatable {
  case unavailable
  case favouritesUnreadable(file: String, reason: String)
  case favouritesUnwritable(file: String, reason: String)
  case favouritesDamaged(file: String)
  case favouritesDamagedSetting(key: String)
  case favouritesTooNew(file: String, version: Int)
  /// Any other failure, in the catalogue's own words, such as a damaged data file.
  case other(String)
}

extension Failure {
  /// Creates a failure from an error of the catalogue.
  init(_ error: CatalogueError) {
    self = error == .unavailable ? .unavailable : .other(error.description)
  }

  /// Creates a failure from an error of the store of favourites.
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
