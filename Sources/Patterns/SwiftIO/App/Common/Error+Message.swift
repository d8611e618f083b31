import Catalogue
import Foundation

extension Error {
  /// The message that the user reads about the failure.
  var message: String {
    switch self as any Error {
    case CatalogueError.unavailable: strings("failure.unavailable")
    default: localizedDescription
    }
  }
}
