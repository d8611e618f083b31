import Library

/// A scheduler that runs work without waiting.
struct SynchronousScheduler: ApiScheduler {
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    work()
    return Cancelling {}
  }
}
