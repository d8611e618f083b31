public import Foundation

/// The reasons for which favourites cannot be read or kept.
///
/// Files are named without their folder; a reason goes into a sentence, after a colon.
public enum FavouritesError: Error, Hashable, Sendable {
  /// The file is there but may not be read.
  case unreadable(file: String, reason: String)
  /// The file holds something other than favourites, and was left as it is.
  case damaged(file: String)
  /// The file, or the folder for it, may not be written.
  case unwritable(file: String, reason: String)
}

extension FavouritesError: CustomStringConvertible {
  /// One sentence for a person to read, as on an alert.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file) cannot be read: \(reason)."
    case .damaged(let file):
      "\(file) is damaged, so it was left as it is: expected a list of film ids, each once."
    case .unwritable(let file, let reason):
      "\(file) cannot be written: \(reason)."
    }
  }
}

extension FavouritesError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
