import Catalogue

/// The reasons for which a use case fails.
enum Failure: Equatable {
  case catalogueUnavailable
  case favouritesUnreadable(file: String, reason: String)
  case favouritesUnwritable(file: String, reason: String)
  case favouritesDamaged(file: String)
  case favouritesTooNew(file: String, version: Int)
  /// Another reason, in the words of the service that failed.
  case other(String)
}

extension CatalogueError {
  /// The failure as the presenter learns of it.
  var failure: Failure {
    self == .unavailable ? .catalogueUnavailable : .other(description)
  }
}

extension FavouritesError {
  /// The failure as the presenter learns of it.
  var failure: Failure {
    switch self {
    case .unreadable(let file, let reason): .favouritesUnreadable(file: file, reason: reason)
    case .unwritable(let file, let reason): .favouritesUnwritable(file: file, reason: reason)
    case .damaged(let file): .favouritesDamaged(file: file)
    case .tooNew(let file, let version): .favouritesTooNew(file: file, version: version)
    case .damagedSetting: .other(description)
    }
  }
}
