import Synchronization

extension CatalogueService {
  /// Waits for all countries.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  public func countries() async throws -> [Country] {
    try await reply { countries(completion: $0) }
  }

  /// Waits for the countries that match a text.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  public func countries(matching text: String) async throws -> [Country] {
    try await reply { countries(matching: text, completion: $0) }
  }

  /// Waits for the films of a country.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  public func films(of country: CountryCode) async throws -> [Film] {
    try await reply { films(of: country, completion: $0) }
  }

  /// Waits for one film.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  public func film(_ id: Film.ID) async throws -> FilmDetails {
    try await reply { film(id, completion: $0) }
  }

  /// Waits for the films with these ids.
  ///
  /// - Throws: ``CatalogueError``; `CancellationError` when the task is cancelled.
  public func films(_ ids: [Film.ID]) async throws -> [Film] {
    try await reply { films(ids, completion: $0) }
  }
}

/// Sends a request with a completion, and waits for its call.
///
/// - Parameter send: Sends the request with the completion that it gets, and returns what cancels it.
/// - Returns: The value that the completion gets.
/// - Throws: The error that the completion gets; `CancellationError` when the task is cancelled, and the request with it.
@MainActor public func reply<Value: Sendable, Failure: Error>(
  to send: (@escaping (Result<Value, Failure>) -> Void) -> any Cancellable
) async throws -> Value {
  try Task.checkCancellation()
  let reply = AwaitedReply<Value>()
  let request = send { reply.arrive($0.mapError { $0 }) }
  do {
    return try await reply.value()
  } catch {
    if Task.isCancelled { request.cancel() }
    throw error
  }
}

/// A reply that a task waits for, until it arrives or the task is cancelled.
private final class AwaitedReply<Value: Sendable>: Sendable {
  private enum State {
    case expected
    case awaited(CheckedContinuation<Value, any Error>)
    case arrived(Result<Value, any Error>)
  }

  private let state = Mutex(State.expected)

  /// Waits for the reply; one task calls this, once.
  @MainActor func value() async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<Value, any Error>? in
          if case .arrived(let result) = state { return result }
          state = .awaited(continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      arrive(.failure(CancellationError()))
    }
  }

  /// Hands the reply to the task; does nothing if it has one.
  func arrive(_ result: Result<Value, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<Value, any Error>? in
      defer { if case .arrived = state {} else { state = .arrived(result) } }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume(with: result)
  }
}
