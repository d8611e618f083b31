/// Runs work later, on the main actor.
@MainActor
public protocol Scheduler: AnyObject, Sendable {
  /// Runs the work once after a pause, never before this method has returned, and then releases it.
  ///
  /// - Parameters:
  ///   - pause: How long to wait.
  ///   - work: The work to run.
  /// - Returns: An object that cancels the work and releases it; it need not be kept.
  func schedule(after pause: Duration, _ work: @escaping () -> Void) -> any Cancellable
}
