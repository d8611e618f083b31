/// A command that does the work of one user story.
///
/// Whoever runs an action keeps it until it has completed.
protocol Action<Output>: AnyObject {
  /// What the work gives.
  associatedtype Output

  /// Does the work, then calls `completion` with what it gave, at once or later.
  func run(completion: @escaping (Result<Output, any Error>) -> Void)

  /// Stops the work; its completion is never called after this.
  func cancel()
}
