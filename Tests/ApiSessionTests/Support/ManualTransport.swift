import Library
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#else
  import Foundation
#endif

/// A transport whose answers the test controls.
final class ManualTransport: ApiTransport {
  private let all = Mutex<[ManualAttempt]>([])

  /// All tries, oldest first.
  var attempts: [ManualAttempt] { all.withLock { $0 } }

  /// The newest try.
  var newest: ManualAttempt? { attempts.last }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let attempt = ManualAttempt(request, limit: limit, completion: completion)
    all.withLock { $0.append(attempt) }
    return attempt
  }
}
