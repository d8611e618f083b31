import Foundation
import Library
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A try of a ``ManualTransport``.
final class ManualAttempt: ApiCancellable {
  typealias Completion = @Sendable (Result<ApiResponse, any Error>) -> Void

  private struct State {
    var completion: Completion?
    var isCancelled = false
  }

  let request: URLRequest
  let limit: Int
  private let state: Mutex<State>

  init(_ request: URLRequest, limit: Int, completion: @escaping Completion) {
    self.request = request
    self.limit = limit
    state = Mutex(State(completion: completion))
  }

  /// True if the try was cancelled, before or after the answer.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.completion = nil
    }
  }

  /// Answers with a status.
  func answer(_ status: Int = 200, headers: [String: String] = [:], _ body: String = #"{"name":"a"}"#) {
    answer(.success(ApiResponse(status: status, headers: headers, body: Data(body.utf8))))
  }

  /// Fails with an error of `URLSession`.
  func fail(_ code: URLError.Code) {
    answer(.failure(URLError(code)))
  }

  /// Answers, unless the try has been answered or cancelled.
  func answer(_ result: Result<ApiResponse, any Error>) {
    let completion = takeCompletion()
    completion?(result)
  }

  /// Takes the completion, to call it like a transport that misses a cancellation.
  func takeCompletion() -> Completion? {
    state.withLock { state in
      defer { state.completion = nil }
      return state.completion
    }
  }
}
