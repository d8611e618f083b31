import Foundation
import Library
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that answers before it returns, with each status in order and then with success.
final class SynchronousTransport: ApiTransport {
  private let statuses: Mutex<[Int]>
  private let cancelCount = Mutex(0)

  init(_ statuses: Int...) {
    self.statuses = Mutex(statuses)
  }

  /// The number of tries that were cancelled after their answer.
  var cancellations: Int { cancelCount.withLock { $0 } }

  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable {
    let status = statuses.withLock { $0.isEmpty ? 200 : $0.removeFirst() }
    completion(.success(ApiResponse(status: status, body: Data(#"{"name":"a"}"#.utf8))))
    return Cancelling { [self] in cancelCount.withLock { $0 += 1 } }
  }
}
