import ApiSession
import Synchronization

/// Work of a ``ManualScheduler``.
final class ManualTimer: ApiCancellable {
  let pause: Duration
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ pause: Duration, _ work: @escaping @Sendable () -> Void) {
    self.pause = pause
    self.work = Mutex(work)
  }

  /// True if it has neither run nor was cancelled.
  var isWaiting: Bool { work.withLock { $0 != nil } }

  func cancel() {
    _ = takeWork()
  }

  func run() {
    let work = takeWork()
    work?()
  }

  /// The work, as a scheduler has it that runs it although it was cancelled meanwhile.
  func takeWork() -> (@Sendable () -> Void)? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }
}
