import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a `URLSession`, perhaps not created yet, and the part of the response that has arrived.
final class Transfer: ApiCancellable {
  typealias Completion = @Sendable (Result<ApiResponse, any Error>) -> Void

  private struct State {
    /// The task, or nil before it is created and after it has ended.
    var task: URLSessionTask?
    var completion: Completion?
    var isOver = false
    var response: HTTPURLResponse?
    var body = Data()
  }

  private let queue: OperationQueue
  private let limit: Int
  private let state: Mutex<State>

  /// True if the transfer has ended or was cancelled.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Creates a transfer; `queue` is the session's delegate queue.
  init(on queue: OperationQueue, limit: Int, completion: @escaping Completion) {
    self.queue = queue
    self.limit = limit
    state = Mutex(State(completion: completion))
  }

  func cancel() {
    // The completion is released outside the lock: objects that it holds may cancel this transfer in their deinit.
    let completion = state.withLock { state in
      defer {
        state.completion = nil
        state.isOver = true
        state.body = Data()
      }
      return state.completion
    }
    let cancelling = BlockOperation { [self] in cancelTask() }
    cancelling.queuePriority = .veryHigh
    withExtendedLifetime(completion) { queue.addOperation(cancelling) }
  }

  /// Stores a task that is not running yet; returns false if it must not be started any more.
  func take(_ task: URLSessionTask) -> Bool {
    state.withLock { state in
      state.task = task
      return !state.isOver
    }
  }

  /// Receives status and headers, and refuses a body whose announced length is over the limit.
  func receive(_ response: HTTPURLResponse) {
    state.withLock { $0.response = response }
    if response.tellsLength, response.expectedContentLength > limit { refuseBody() }
  }

  /// Receives a part of the body, and refuses a body that is too long.
  func receive(_ data: Data) {
    let isTooLong = state.withLock { state in
      guard !state.isOver else { return false }
      state.body += data
      return state.body.count > limit
    }
    if isTooLong { refuseBody() }
  }

  /// Handles the end of the task.
  func complete(_ error: (any Error)?) {
    let (response, body) = state.withLock { state in
      defer { state.task = nil }
      return (state.response ?? state.task?.response as? HTTPURLResponse, state.body)
    }
    if let error {
      finish(.failure((error as? URLError)?.corrected(afterResponse: response != nil) ?? error))
    } else if let response {
      let isCut = response.tellsLength && response.expectedContentLength > body.count
      finish(isCut ? .failure(URLError(.networkConnectionLost)) : .success(ApiResponse(response, body: body)))
    } else {
      finish(.failure(URLError(.badServerResponse)))
    }
  }

  /// Delivers a result and cancels the task.
  func stop(with result: Result<ApiResponse, any Error>) {
    finish(result)
    cancelTask()
  }

  /// Cancels the task, unless it has ended; call it on the delegate queue only.
  ///
  /// swift-corelibs-foundation crashes if a task is cancelled while another thread reports its end or a redirect to
  /// the delegate.
  private func cancelTask() {
    let task = state.withLock { $0.task }
    task?.cancel()
  }

  private func refuseBody() {
    stop(with: .failure(ApiBodyTooLong(limit: limit)))
  }

  /// Calls the completion, unless it was called or cancelled before.
  ///
  /// The completion runs on a global queue, so that slow decoding does not delay other transfers.
  private func finish(_ result: Result<ApiResponse, any Error>) {
    let isFirst = state.withLock { state in
      defer {
        state.isOver = true
        state.body = Data()
      }
      return !state.isOver
    }
    guard isFirst else { return }
    DispatchQueue.global().async { [self] in
      let completion = state.withLock { state in
        defer { state.completion = nil }
        return state.completion
      }
      completion?(result)
    }
  }
}

extension ApiResponse {
  /// Creates a response from the one that a `URLSession` received.
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    self.init(status: response.statusCode, headers: headers, body: body)
  }
}

extension HTTPURLResponse {
  /// True if the expected length is that of the body that the session delivers.
  ///
  /// False for a compressed body and for a response without a body. swift-corelibs-foundation delivers no body for a
  /// redirect without a target.
  fileprivate var tellsLength: Bool {
    let encoding = value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
    return encoding.lowercased() == "identity" && statusCode != 204 && !(300..<400).contains(statusCode)
  }
}
