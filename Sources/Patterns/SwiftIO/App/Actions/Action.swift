/// A command that does the work of one user story.
protocol Action<Output, Failure>: AnyObject {
  /// The result of the work.
  associatedtype Output
  /// The error of work that failed; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Does the work, then calls `completion` with its result, at once or later.
  func run(completion: @escaping (Result<Output, Failure>) -> Void)

  /// Stops the work that is under way; its completion is never called after this.
  func cancel()
}

extension Action {
  /// Does nothing, for actions that complete before `run` returns.
  func cancel() {}
}
