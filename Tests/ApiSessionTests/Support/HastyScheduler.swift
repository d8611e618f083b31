import Library
import Synchronization

/// A scheduler that runs work at once and records the pause, but never lets a timeout pass.
final class HastyScheduler: ApiScheduler {
  private let timeout: Duration
  private let recorded = Mutex<[Duration]>([])

  /// The pauses between tries, oldest first.
  var pauses: [Duration] { recorded.withLock { $0 } }

  /// Creates a scheduler for a session.
  ///
  /// - Parameter timeout: The session's timeout, longer than any of its pauses.
  init(timeout: Duration) {
    self.timeout = timeout
  }

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    if pause < timeout {
      recorded.withLock { $0.append(pause) }
      work()
    }
    return Cancelling {}
  }
}
