import Catalogue

extension Action where Output: Sendable {
  /// Does the work, and returns its result.
  ///
  /// - Throws: `Failure`; `CancellationError` when the task is cancelled, and the action with it.
  func run() async throws -> Output {
    try await reply { completion in
      run(completion: completion)
      return RunningAction(self)
    }
  }
}

/// An action that a task waits for.
private final class RunningAction: Cancellable {
  private let action: any Action

  init(_ action: any Action) {
    self.action = action
  }

  func cancel() {
    action.cancel()
  }
}
