public import Foundation

/// The reasons why favourites cannot be read or kept.
///
/// Files are named without their folder; a reason is worded to follow a colon. A file that cannot be read is never
/// overwritten or removed.
public enum FavouritesError: Error, Hashable, Sendable {
  /// The file exists but cannot be read, or is not a regular file.
  case unreadable(file: String, reason: String)
  /// The file holds something other than favourites.
  case damaged(file: String)
  /// The user's settings hold something other than favourites, under this key.
  case damagedSetting(key: String)
  /// The file was written by a newer program, in a format that this one does not know.
  case tooNew(file: String, version: Int)
  /// The file, its folder or its lock cannot be written.
  case unwritable(file: String, reason: String)
}

extension FavouritesError: CustomStringConvertible {
  /// The failure, and its remedy if there is one, for the user to read, as in an alert.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): strings("favourites.unreadable", file, reason)
    case .damaged(let file): strings("favourites.damaged", file)
    case .damagedSetting(let key): strings("favourites.damagedSetting", key)
    case .tooNew(let file, let version): strings("favourites.tooNew", file, version)
    case .unwritable(let file, let reason): strings("favourites.unwritable", file, reason)
    }
  }
}

extension FavouritesError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
