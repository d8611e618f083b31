import Library
import Synchronization

/// Work of a ``ManualScheduler``.
final class ManualTimer: ApiCancellable {
  let pause: Duration
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ pause: Duration, _ work: @escaping @Sendable () -> Void) {
    self.pause = pause
    self.work = Mutex(work)
  }

  /// True if the work has neither run nor been cancelled.
  var isWaiting: Bool { work.withLock { $0 != nil } }

  func cancel() {
    _ = takeWork()
  }

  func run() {
    let work = takeWork()
    work?()
  }

  /// Takes the work, to run it like a scheduler that misses a cancellation.
  func takeWork() -> (@Sendable () -> Void)? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }
}
