import Testing

/// A clock that stands still: the test ends each sleep.
struct ManualClock: Clock {
  /// A task that waits for the clock.
  struct Sleep: Sendable {
    let pause: Duration
    private let continuation: CheckedContinuation<Void, Never>

    fileprivate init(_ pause: Duration, _ continuation: CheckedContinuation<Void, Never>) {
      self.pause = pause
      self.continuation = continuation
    }

    /// Wakes the task up; call it once.
    func end() { continuation.resume() }
  }

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let sleeps: AsyncStream<Sleep>
  private let begin: AsyncStream<Sleep>.Continuation

  init() {
    (sleeps, begin) = AsyncStream.makeStream()
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { begin.yield(Sleep(now.duration(to: deadline), $0)) }
  }

  /// Waits until a task begins to wait for the clock; the sleeps come in the order in which they begin.
  @MainActor func nextSleep() async throws -> Sleep {
    var next: Sleep?
    for await sleep in sleeps {
      next = sleep
      break
    }
    return try #require(next)
  }
}
