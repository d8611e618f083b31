/// A command that does the work of one user story.
protocol Action<Output, Failure>: AnyObject {
  /// What the work gives.
  associatedtype Output
  /// Why the work may fail; `Never` for work that cannot.
  associatedtype Failure: Error

  /// Does the work, then calls `completion` with its result, at once or later.
  func run(completion: @escaping (Result<Output, Failure>) -> Void)

  /// Stops the work that is under way; its completion is never called after this.
  func cancel()
}

extension Action {
  /// Does nothing: work that is complete when `run` returns is never under way.
  func cancel() {}
}
