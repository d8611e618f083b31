import Dispatch

/// Runs work later on a global queue.
public struct DispatchScheduler: ApiScheduler {
  /// Makes a scheduler; all are alike.
  public init() {}

  /// Runs the work on a global queue, by a clock that nobody sets.
  public func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let scheduled = ScheduledWork(work)
    DispatchQueue.global().asyncAfter(deadline: .now() + pause / .seconds(1)) {
      scheduled.run()
    }
    return scheduled
  }
}
