import ApiSession
import Catalogue

extension ApiError {
  /// What the app tells a user about a request that failed.
  @MainActor var message: String {
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
