import Catalogue
import Library

extension ApiError {
  /// The message that the user reads about the failure.
  var message: String {
    switch self {
    case .offline: strings("failure.offline")
    case .unreachable: strings("failure.unreachable")
    case .connectionLost: strings("failure.connectionLost")
    case .timedOut: strings("failure.timedOut")
    case .serverFailed: strings("failure.unavailable")
    case .rejected(status: 404): strings("failure.missing")
    default: description
    }
  }
}
