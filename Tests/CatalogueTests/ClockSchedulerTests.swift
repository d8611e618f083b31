import Catalogue
import Testing

@MainActor
struct ClockSchedulerTests {
  private let clock = ManualClock()
  private var scheduler: ClockScheduler { ClockScheduler(clock: clock) }

  @Test func `work runs once, when the clock has advanced by the pause, and is then released`() async throws {
    var token: Token? = Token()
    weak let held = token
    var runs = 0
    let (ends, end) = AsyncStream<Void>.makeStream()
    let scheduled = scheduler.schedule(after: .milliseconds(300)) { [token] in
      withExtendedLifetime(token) {}
      runs += 1
      end.yield()
    }
    token = nil
    let sleep = try await clock.nextSleep()
    #expect(sleep.pause == .milliseconds(300))
    #expect(runs == 0)
    sleep.end()
    for await _ in ends { break }
    #expect(runs == 1)
    scheduled.cancel()
    #expect(held == nil)
  }

  @Test func `work that is cancelled is released at once, and never runs`() async throws {
    var token: Token? = Token()
    weak let held = token
    var runs = 0
    let scheduler = scheduler
    let scheduled = scheduler.schedule(after: .milliseconds(300)) { [token] in
      withExtendedLifetime(token) {}
      runs += 1
    }
    token = nil
    #expect(held != nil)
    let sleep = try await clock.nextSleep()
    scheduled.cancel()
    #expect(held == nil)
    let (ends, end) = AsyncStream<Void>.makeStream()
    _ = scheduler.schedule(after: .milliseconds(100)) { end.yield() }
    sleep.end()
    try await clock.nextSleep().end()
    for await _ in ends { break }
    #expect(runs == 0)
  }
}
