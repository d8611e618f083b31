public import Catalogue
public import Tracing

/// The clock of a story: it stands still, except for a pause of the user after each step.
public final class StoryClock: Scheduler {
  /// How long the user pauses. What takes longer, such as a request's timeout, never comes to pass in a story.
  public static let pause = Duration.seconds(1)

  private let trace: Trace?
  private var waiting: [(pause: Duration, work: ScheduledWork)] = []

  /// Creates a clock; a trace records the messages of scheduled work as sent by the object that scheduled it.
  public init(trace: Trace? = nil) {
    self.trace = trace
  }

  /// Keeps the work until the user pauses, or drops it if it has to wait for longer than the user does.
  public func schedule(after pause: Duration, _ work: @escaping () -> Void) -> any Cancellable {
    let scheduled = ScheduledWork(trace?.later(work) ?? work)
    if pause <= Self.pause {
      waiting.append((pause, scheduled))
    } else {
      scheduled.cancel()
    }
    return scheduled
  }

  /// Lets the user pause: the work that was scheduled before runs, in the order of its pauses. The stage calls this after
  /// each step.
  ///
  /// - Parameter rest: Called after each piece of work.
  public func advance(resting rest: () -> Void = {}) {
    let due = waiting.sorted { $0.pause < $1.pause }
    waiting = []
    for (_, work) in due {
      work.run()
      rest()
    }
  }
}
