import Catalogue

/// The reason why a use case failed, in the form that crosses the boundaries of a scene.
enum Failure: Equatable {
  /// The catalogue cannot be reached.
  case unavailable
  /// The scene was given no country.
  case noCountry
  /// The scene was given no film.
  case noFilm
  /// The file of favourites cannot be read.
  case favouritesUnreadable(file: String, reason: String)
  /// The file of favourites cannot be written.
  case favouritesUnwritable(file: String, reason: String)
  /// The file of favourites holds something other than favourites.
  case favouritesDamaged(file: String)
  /// The file of favourites was written by a newer program.
  case favouritesTooNew(file: String, version: Int)
  /// The setting for favourites holds something other than favourites.
  case favouritesDamagedSetting(key: String)
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
      case .tooNew(let file, let version): .favouritesTooNew(file: file, version: version)
      case .damagedSetting(let key): .favouritesDamagedSetting(key: key)
      }
  }
}
