import Library
import Synchronization

/// A scheduler without a clock: the test decides when work runs.
final class ManualScheduler: ApiScheduler {
  private let all = Mutex<[ManualTimer]>([])

  /// The waiting timers, oldest first.
  var waiting: [ManualTimer] { all.withLock { $0 }.filter(\.isWaiting) }

  /// The pauses of all scheduled work, oldest first.
  var pauses: [Duration] { all.withLock { $0 }.map(\.pause) }

  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    let timer = ManualTimer(pause, work)
    all.withLock { $0.append(timer) }
    return timer
  }

  /// Runs the newest waiting work.
  func runNewest() {
    waiting.last?.run()
  }
}
