import ApiSession
import Checks
import MVVMFCChecks
import Synchronization
import Testing

@Suite struct FC04Tests {
  @Test func `FC-04 the retry count and the timeout bound the time of a request`() throws {
    try expectKept("FC-04")
  }

  @Test func `FC-04 counterexample: a session makes more tries than its configuration allows`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.retryCount += 1
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-04", naming: "Api Session", "Network", by: evidence)
  }

  @Test func `FC-04 counterexample: a session never retries`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.retryCount = 0
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-04", naming: "Api Session", "Network", by: evidence)
  }

  @Test func `FC-04 counterexample: a session waits longer than its timeout`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.timeout = .seconds(60)
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-04", naming: "Api Session", "Clock", by: evidence)
  }

  @Test func `FC-04 counterexample: a session waits forever`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, _ in
      ApiSession(configuration: configuration, transport: transport, scheduler: StoppedClock())
    }
    try expectBroken("FC-04", naming: "Api Session", "Service", by: evidence)
  }

  @Test func `FC-04 counterexample: the tries of a request share one timeout`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      let clock = (scheduler as? HandClock).map { SharedTimeClock(clock: $0, timeout: configuration.timeout) }
      return ApiSession(configuration: configuration, transport: transport, scheduler: clock ?? scheduler)
    }
    try expectBroken("FC-04", naming: "Api Session", "Clock", "each try has its own timeout", by: evidence)
  }
}

/// Gives each try only the rest of the first try's timeout.
private nonisolated final class SharedTimeClock: ApiScheduler {
  private let clock: HandClock
  private let timeout: Duration
  private let end = Mutex<Double?>(nil)

  init(clock: HandClock, timeout: Duration) {
    self.clock = clock
    self.timeout = timeout
  }

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    guard pause == timeout else { return clock.schedule(after: pause, work) }
    let rest = end.withLock { end in
      if let last = end, last > clock.now { return last - clock.now }
      end = clock.now + timeout / .seconds(1)
      return timeout / .seconds(1)
    }
    return clock.schedule(after: .seconds(rest), work)
  }
}

/// A clock that never runs any work.
private nonisolated struct StoppedClock: ApiScheduler {
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    Nothing()
  }

  private final class Nothing: ApiCancellable {
    func cancel() {}
  }
}
