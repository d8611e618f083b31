/// Runs work later, by a clock.
public final class ClockScheduler: Scheduler {
  private let clock: any Clock<Duration>

  /// Creates a scheduler; its clock is by default one that changes to the system time do not affect.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Runs the work when the clock has advanced by the pause.
  public func schedule(after pause: Duration, _ work: @escaping () -> Void) -> any Cancellable {
    let scheduled = ScheduledWork(work)
    Task { [clock] in
      try await clock.sleep(for: pause)
      scheduled.run()
    }
    return scheduled
  }
}
