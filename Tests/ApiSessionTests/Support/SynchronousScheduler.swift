import ApiSession

/// A scheduler that waits for nothing.
struct SynchronousScheduler: ApiScheduler {
  func schedule(after pause: Duration, _ work: @escaping @Sendable () -> Void) -> any ApiCancellable {
    work()
    return Cancelling {}
  }
}
