import Catalogue
import Foundation
import Library
import Observing
import Tracing

// The session's method is generic, so its observer is written by hand. It requires the main thread, the only one that
// stories use.

final class ApiRequestingObserver: StrongObserver<any ApiRequesting>, ApiRequesting {
  override class var role: Role { .apiSession }

  nonisolated func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    MainActor.assumeIsolated {
      let started = pass(request.url.file, name: "request(_:completion:)") { session in
        nonisolated(unsafe) let reply = reply(completion)
        return session.request(request) { result in MainActor.assumeIsolated { reply(result) } }
      }
      return StageCancellation(cancellable(ApiCancellation(started)))
    }
  }
}

/// Adapts the session's request to the catalogue's `Cancellable`.
private final class ApiCancellation: Cancellable {
  private let request: any ApiCancellable

  init(_ request: any ApiCancellable) {
    self.request = request
  }

  func cancel() {
    request.cancel()
  }
}

extension URL {
  /// The file and the query, as traces show them.
  fileprivate nonisolated var file: String {
    lastPathComponent + (query(percentEncoded: false).map { "?\($0)" } ?? "")
  }
}
