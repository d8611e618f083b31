import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request with all its tries.
///
/// The try or timer that it waits for keeps it alive, so the caller need not keep it.
final class ApiCall<Response: Sendable>: ApiCancellable {
  typealias Completion = @Sendable (Result<Response, ApiError>) -> Void

  /// The progress of the request; retry zero is the first try.
  private enum Stage: Hashable {
    case pausing(retry: Int)
    case trying(retry: Int)
    case judging(retry: Int)
    case replied
    case cancelled
  }

  /// The work that can be cancelled in a stage.
  private struct Waiting {
    var attempt: (any ApiCancellable)?
    var timer: (any ApiCancellable)?
  }

  private struct State {
    var stage = Stage.pausing(retry: 0)
    var waiting = Waiting()
    var completion: Completion?
  }

  private let request: ApiRequest<Response>
  private let backoff: ApiBackoff
  private let limit: Int
  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler
  private let log: Log
  private let state: Mutex<State>

  /// Creates a call; nothing is sent before ``start()``.
  init(
    _ request: ApiRequest<Response>,
    backoff: ApiBackoff,
    limit: Int,
    transport: any ApiTransport,
    scheduler: any ApiScheduler,
    log: Log,
    completion: @escaping Completion
  ) {
    self.request = request
    self.backoff = backoff
    self.limit = limit
    self.transport = transport
    self.scheduler = scheduler
    self.log = log
    state = Mutex(State(completion: completion))
  }

  /// Sends the first try after the request's delay; call it once.
  func start() {
    if request.delay > .zero {
      send(retry: 0, after: request.delay)
    } else {
      send(retry: 0)
    }
  }

  func cancel() {
    // The completion is released outside the lock: objects that it holds may cancel this request in their deinit.
    let (waiting, completion) = state.withLock { state in
      defer {
        if state.completion != nil { state.stage = .cancelled }
        state.waiting = Waiting()
        state.completion = nil
      }
      return (state.waiting, state.completion)
    }
    withExtendedLifetime(completion) {
      waiting.timer?.cancel()
      waiting.attempt?.cancel()
    }
  }

  /// Sends a try after a pause.
  private func send(retry: Int, after pause: Duration) {
    let timer = scheduler.schedule(after: pause) { [self] in send(retry: retry) }
    if keep(timer, as: \.timer, during: .pausing(retry: retry)) == .cancelled { timer.cancel() }
  }

  /// Sends a try, and waits no longer than the timeout for its answer.
  private func send(retry: Int) {
    let stage = Stage.trying(retry: retry)
    guard move(from: .pausing(retry: retry), to: stage) != nil else { return }
    log("GET \(request.url), try \(retry + 1)")
    let attempt = transport.send(urlRequest, limit: limit) { [self] in
      receive($0, retry: retry)
    }
    switch keep(attempt, as: \.attempt, during: stage) {
    case stage: break
    case .cancelled: return attempt.cancel()
    default: return
    }
    let timer = scheduler.schedule(after: request.timeout) { [self] in
      guard let waiting = move(from: stage, to: .judging(retry: retry)) else { return }
      waiting.attempt?.cancel()
      fail(with: .timedOut, retry: retry)
    }
    if keep(timer, as: \.timer, during: stage) != stage { timer.cancel() }
  }

  /// Handles the answer to a try, unless it comes too late.
  private func receive(_ result: Result<ApiResponse, any Error>, retry: Int) {
    guard let waiting = move(from: .trying(retry: retry), to: .judging(retry: retry)) else { return }
    waiting.timer?.cancel()
    switch judge(result) {
    case .success(let value): reply(.success(value))
    case .failure(let error): fail(with: error, response: try? result.get(), retry: retry)
    }
  }

  /// Decodes the response, or finds the error to report.
  private func judge(_ result: Result<ApiResponse, any Error>) -> Result<Response, ApiError> {
    switch result {
    case .failure(let error):
      return .failure(ApiError(error))
    case .success(let response):
      if let error = ApiError(status: response.status) { return .failure(error) }
      do {
        return .success(try request.decode(response.body))
      } catch let error as ApiError {
        return .failure(error)
      } catch {
        return .failure(.undecodable(reason: error.decodingReason))
      }
    }
  }

  /// Tries again after a pause if that may help; otherwise replies with the error.
  private func fail(with error: ApiError, response: ApiResponse? = nil, retry: Int) {
    log("\(request.url): \(error)")
    let next = retry + 1
    guard error.mayPass, retry < request.retryCount,
      let pause = pause(before: next, after: response)
    else { return reply(.failure(error)) }
    guard move(from: .judging(retry: retry), to: .pausing(retry: next)) != nil else { return }
    send(retry: next, after: pause)
  }

  /// Returns the pause before a retry: the one that the server asks for, or else the backoff's.
  ///
  /// - Returns: nil if the server asks for too long a pause.
  private func pause(before retry: Int, after response: ApiResponse?) -> Duration? {
    guard let asked = response?.retryAfter else { return backoff.pause(before: retry) }
    return asked <= backoff.longest ? asked : nil
  }

  /// Calls the completion through the request's callback, unless the request is cancelled first.
  private func reply(_ result: Result<Response, ApiError>) {
    request.callback.run { [self] in
      let completion = state.withLock { state in
        defer {
          if state.completion != nil { state.stage = .replied }
          state.completion = nil
        }
        return state.completion
      }
      completion?(result)
    }
  }

  /// Moves from `stage` to `next` and returns the work of `stage`; nil if the request is in another stage.
  private func move(from stage: Stage, to next: Stage) -> Waiting? {
    state.withLock { state in
      guard state.stage == stage else { return nil }
      defer { state.waiting = Waiting() }
      state.stage = next
      return state.waiting
    }
  }

  /// Stores the work of a stage if the request is still in that stage, and returns the current stage.
  private func keep(
    _ item: any ApiCancellable, as path: WritableKeyPath<Waiting, (any ApiCancellable)?>, during stage: Stage
  ) -> Stage {
    state.withLock { state in
      if state.stage == stage { state.waiting[keyPath: path] = item }
      return state.stage
    }
  }

  private var urlRequest: URLRequest {
    var urlRequest = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    for (name, value) in request.headers {
      urlRequest.setValue(value, forHTTPHeaderField: name)
    }
    return urlRequest
  }
}
