public import Dispatch

/// Runs work later on a queue.
public struct DispatchScheduler: ApiScheduler {
  private let queue: DispatchQueue

  /// Makes a scheduler that runs work on a queue, by default a global one.
  public init(queue: DispatchQueue = .global()) {
    self.queue = queue
  }

  /// Runs the work on the queue, by a clock that nobody sets.
  public func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let scheduled = ScheduledWork(work)
    queue.asyncAfter(deadline: .now() + pause / .seconds(1)) {
      scheduled.run()
    }
    return scheduled
  }
}
