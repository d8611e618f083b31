/// Runs work later.
public protocol ApiScheduler: Sendable {
  /// Runs the work once, on any thread, after the pause, and then releases it.
  ///
  /// - Parameters:
  ///   - pause: How long to wait.
  ///   - work: The work to run.
  /// - Returns: An object that cancels the work and releases it.
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable
}
