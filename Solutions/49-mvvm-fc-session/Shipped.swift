import Foundation
import Synchronization

@testable import ApiSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes requests, tries them again where that may help, and reads the answers.
final class ApiSession: ApiRequesting {
  private let configuration: ApiConfiguration
  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler

  init(configuration: ApiConfiguration, transport: any ApiTransport, scheduler: any ApiScheduler) {
    self.configuration = configuration
    self.transport = transport
    self.scheduler = scheduler
  }

  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    let call = ApiCall(
      request, configuration: configuration, transport: transport, scheduler: scheduler,
      completion: completion)
    call.start()
    return call
  }
}

/// One request with all its tries.
///
/// The try or timer that it waits for keeps it alive; nothing else does.
final class ApiCall<Response: Sendable>: ApiCancellable {
  typealias Completion = @Sendable (Result<Response, ApiError>) -> Void

  /// How far the request is; retry zero is the first try.
  private enum Stage: Hashable {
    case trying(retry: Int)
    case judging(retry: Int)
    case pausing(retry: Int)
    case replied
    case cancelled
  }

  /// The work that can be cancelled in a stage.
  private struct Waiting {
    var attempt: (any ApiCancellable)?
    var timer: (any ApiCancellable)?
  }

  private struct State {
    var stage = Stage.trying(retry: 0)
    var waiting = Waiting()
    var completion: Completion?
  }

  private let request: ApiRequest<Response>
  private let configuration: ApiConfiguration
  private let transport: any ApiTransport
  private let scheduler: any ApiScheduler
  private let state: Mutex<State>

  /// Takes what the request needs; nothing is sent before ``start()``.
  init(
    _ request: ApiRequest<Response>,
    configuration: ApiConfiguration,
    transport: any ApiTransport,
    scheduler: any ApiScheduler,
    completion: @escaping Completion
  ) {
    self.request = request
    self.configuration = configuration
    self.transport = transport
    self.scheduler = scheduler
    state = Mutex(State(completion: completion))
  }

  /// Sends the first try; call it once.
  func start() {
    send(retry: 0)
  }

  func cancel() {
    // The completion leaves the lock before it is released: what it holds may cancel in turn.
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

  /// Sends a try, and waits no longer than the timeout for its answer.
  private func send(retry: Int) {
    let stage = Stage.trying(retry: retry)
    let attempt = transport.send(urlRequest, limit: max(0, configuration.maximumBodySize)) { [self] in
      receive($0, retry: retry)
    }
    switch keep(attempt, as: \.attempt, during: stage) {
    case stage: break
    case .cancelled: return attempt.cancel()
    default: return
    }
    let timer = scheduler.schedule(after: configuration.timeout) { [self] in
      guard let waiting = move(from: stage, to: .judging(retry: retry)) else { return }
      waiting.attempt?.cancel()
      fail(with: .timedOut, retry: retry)
    }
    if keep(timer, as: \.timer, during: stage) != stage { timer.cancel() }
  }

  /// Takes the answer to a try, unless it comes too late.
  private func receive(_ result: Result<ApiResponse, any Error>, retry: Int) {
    guard let waiting = move(from: .trying(retry: retry), to: .judging(retry: retry)) else { return }
    waiting.timer?.cancel()
    switch judge(result) {
    case .success(let value): reply(.success(value))
    case .failure(let error): fail(with: error, response: try? result.get(), retry: retry)
    }
  }

  /// Reads what came.
  private func judge(_ result: Result<ApiResponse, any Error>) -> Result<Response, ApiError> {
    switch result {
    case .failure(let error):
      return .failure(ApiError(error))
    case .success(let response):
      if let error = ApiError(status: response.status) { return .failure(error) }
      do {
        return .success(try request.read(response.body, configuration.decoder))
      } catch {
        return .failure(.undecodable(reason: error.decodingReason))
      }
    }
  }

  /// Tries again after a pause where that may help, and replies with the error where it may not.
  private func fail(with error: ApiError, response: ApiResponse? = nil, retry: Int) {
    let next = retry + 1
    guard error.mayPass, retry <= configuration.retryCount,
      let pause = pause(before: next, after: response)
    else { return reply(.failure(error)) }
    let stage = Stage.pausing(retry: next)
    guard move(from: .judging(retry: retry), to: stage) != nil else { return }
    let timer = scheduler.schedule(after: pause) { [self] in
      guard move(from: stage, to: .trying(retry: next)) != nil else { return }
      send(retry: next)
    }
    if keep(timer, as: \.timer, during: stage) == .cancelled { timer.cancel() }
  }

  /// The pause that the server asked for, or else the usual one; nil where the server's is too long to wait for.
  private func pause(before retry: Int, after response: ApiResponse?) -> Duration? {
    guard let asked = response?.retryAfter() else { return configuration.backoff.pause(before: retry) }
    return asked <= configuration.backoff.longest ? asked : nil
  }

  /// Calls the completion, where it is to be called, unless the request is cancelled until then.
  private func reply(_ result: Result<Response, ApiError>) {
    configuration.callback.run { [self] in
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

  /// Goes from one stage to the next and gives what was waited for; nil where the stage was another.
  private func move(from stage: Stage, to next: Stage) -> Waiting? {
    state.withLock { state in
      guard state.stage == stage else { return nil }
      defer { state.waiting = Waiting() }
      state.stage = next
      return state.waiting
    }
  }

  /// Keeps what a stage waits for, if that stage is not over, and gives the stage that it is.
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
