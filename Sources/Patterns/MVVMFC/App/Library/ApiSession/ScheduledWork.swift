import Synchronization

/// Work that runs once or is cancelled, and is then released.
///
/// Dispatch keeps a cancelled work item until its deadline; here it keeps only an empty object.
final class ScheduledWork: ApiCancellable {
  private let work: Mutex<(@Sendable () -> Void)?>

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = Mutex(work)
  }

  func run() {
    take()?()
  }

  func cancel() {
    _ = take()
  }

  private func take() -> (@Sendable () -> Void)? {
    work.withLock { work in
      defer { work = nil }
      return work
    }
  }
}
