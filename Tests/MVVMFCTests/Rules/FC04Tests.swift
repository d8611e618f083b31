import Checks
import Library
import MVVMFCChecks
import Synchronization
import Testing

@Suite struct FC04Tests {
  @Test func `FC-04 the retry count and the timeout bound the time of a request`() async throws {
    try await expectKept("FC-04")
  }

  @Test func `FC-04 counterexample: a session makes more tries than the request allows`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      MeddlingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler)) {
        $0.retryCount += 1
      }
    }
    try await expectBroken("FC-04", naming: "Api Session", "Network", by: evidence)
  }

  @Test func `FC-04 counterexample: a session never retries`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      MeddlingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler)) {
        $0.retryCount = 0
      }
    }
    try await expectBroken("FC-04", naming: "Api Session", "Network", by: evidence)
  }

  @Test func `FC-04 counterexample: a session keeps the retry count of its first request`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      let first = FirstValue()
      return MeddlingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler)) {
        $0.retryCount = first.keep($0.retryCount)
      }
    }
    try await expectBroken("FC-04", naming: "Api Session", "Network", by: evidence)
  }

  @Test func `FC-04 counterexample: a session waits longer than its timeout`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      MeddlingSession(ApiSession(backoff: backoff, transport: transport, scheduler: scheduler)) {
        $0.timeout = .seconds(60)
      }
    }
    try await expectBroken("FC-04", naming: "Api Session", "Clock", by: evidence)
  }

  @Test func `FC-04 counterexample: a session waits forever`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, _ in
      ApiSession(backoff: backoff, transport: transport, scheduler: StoppedClock())
    }
    try await expectBroken("FC-04", naming: "Api Session", "Service", by: evidence)
  }

  @Test func `FC-04 counterexample: the tries of a request share one timeout`() async throws {
    let evidence = Evidence.sessionBesidePlain { backoff, transport, scheduler in
      let clock = (scheduler as? HandClock).map { SharedTimeClock(clock: $0, longestPause: backoff.longest) }
      return ApiSession(backoff: backoff, transport: transport, scheduler: clock ?? scheduler)
    }
    try await expectBroken(
      "FC-04", naming: "Api Session", "Clock", "each try has its own timeout", by: evidence)
  }
}

/// The first of several values.
private nonisolated final class FirstValue: Sendable {
  private let first = Mutex<Int?>(nil)

  func keep(_ value: Int) -> Int {
    first.withLock { first in
      first = first ?? value
      return first ?? value
    }
  }
}

/// Gives each try only the rest of the first try's timeout.
private nonisolated final class SharedTimeClock: ApiScheduler {
  private let clock: HandClock
  private let longestPause: Duration
  private let end = Mutex<Double?>(nil)

  init(clock: HandClock, longestPause: Duration) {
    self.clock = clock
    self.longestPause = longestPause
  }

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    // Every pause between tries is the longest; all others are timeouts.
    guard pause != longestPause else { return clock.schedule(after: pause, work) }
    let rest = end.withLock { end in
      if let last = end, last > clock.now { return last - clock.now }
      end = clock.now + pause / .seconds(1)
      return pause / .seconds(1)
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
