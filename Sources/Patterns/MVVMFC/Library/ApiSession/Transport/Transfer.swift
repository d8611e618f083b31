import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One task of a `URLSession`, from before it is there, and what has come of it so far.
final class Transfer: ApiCancellable {
  typealias Completion = @Sendable (Result<ApiResponse, any Error>) -> Void

  private struct State {
    /// The task, from when it is there until it is over.
    var task: URLSessionTask?
    var completion: Completion?
    var isOver = false
    var response: HTTPURLResponse?
    var body = Data()
  }

  private let queue: OperationQueue
  private let limit: Int
  private let state: Mutex<State>

  /// True if there is nothing more to wait for.
  var isOver: Bool { state.withLock { $0.isOver } }

  /// Takes the queue on which the session tells its delegate.
  init(on queue: OperationQueue, limit: Int, completion: @escaping Completion) {
    self.queue = queue
    self.limit = limit
    state = Mutex(State(completion: completion))
  }

  func cancel() {
    // The completion leaves the lock before it is released: what it holds may cancel in turn.
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

  /// Takes a task that is not running yet; false where it is not to run any more.
  func take(_ task: URLSessionTask) -> Bool {
    state.withLock { state in
      state.task = task
      return !state.isOver
    }
  }

  /// Takes the head of the answer, and refuses a body that is said to be too long.
  func receive(_ response: HTTPURLResponse) {
    state.withLock { $0.response = response }
    if response.tellsLength, response.expectedContentLength > limit { refuseBody() }
  }

  /// Takes a part of the body, and refuses what is too much.
  func receive(_ data: Data) {
    let isTooLong = state.withLock { state in
      guard !state.isOver else { return false }
      state.body += data
      return state.body.count > limit
    }
    if isTooLong { refuseBody() }
  }

  /// Takes the end of the task.
  func complete(_ error: (any Error)?) {
    let (response, body) = state.withLock { state in
      defer { state.task = nil }
      return (state.response ?? state.task?.response as? HTTPURLResponse, state.body)
    }
    if let error {
      finish(.failure((error as? URLError)?.told(afterResponse: response != nil) ?? error))
    } else if let response {
      let isCut = response.tellsLength && response.expectedContentLength > body.count
      finish(isCut ? .failure(URLError(.networkConnectionLost)) : .success(ApiResponse(response, body: body)))
    } else {
      finish(.failure(URLError(.badServerResponse)))
    }
  }

  /// Gives an answer and ends the task, whatever may still come.
  func stop(with result: Result<ApiResponse, any Error>) {
    finish(result)
    cancelTask()
  }

  /// Cancels the task, unless it has ended; only on the delegate's queue.
  ///
  /// swift-corelibs-foundation stops the program where a task is cancelled while its end, or a redirect, is being
  /// told on another thread.
  private func cancelTask() {
    let task = state.withLock { $0.task }
    task?.cancel()
  }

  private func refuseBody() {
    stop(with: .failure(ApiBodyTooLong(limit: limit)))
  }

  /// Calls the completion, unless that was done or cancelled.
  ///
  /// It runs on a queue of its own, so that what takes its time to read an answer keeps no other transfer waiting.
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
  /// Takes over what a `URLSession` received.
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name] = value
    }
    self.init(status: response.statusCode, headers: headers, body: body)
  }
}

extension HTTPURLResponse {
  /// True if the length that is expected is that of the body as it is given.
  ///
  /// It is not for a packed body, nor where there is none. Of a redirect without an aim swift-corelibs-foundation
  /// gives no body.
  fileprivate var tellsLength: Bool {
    let encoding = value(forHTTPHeaderField: "Content-Encoding") ?? "identity"
    return encoding.lowercased() == "identity" && statusCode != 204 && !(300..<400).contains(statusCode)
  }
}
