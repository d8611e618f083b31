public import Dispatch

/// Runs work later on a queue.
public struct DispatchScheduler: ApiScheduler {
  private let queue: DispatchQueue

  /// Creates a scheduler that runs work on a queue, by default a global one.
  public init(queue: DispatchQueue = .global()) {
    self.queue = queue
  }

  /// Runs the work on the queue, timed by a clock that changes to the system time do not affect.
  public func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let scheduled = ScheduledWork(work)
    queue.asyncAfter(deadline: .now() + pause / .seconds(1)) {
      scheduled.run()
    }
    return scheduled
  }
}
