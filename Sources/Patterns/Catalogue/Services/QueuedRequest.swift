/// A request in the queue of an ``InMemoryCatalogue``.
final class QueuedRequest: Cancellable {
  private let leaveQueue: () -> Void

  /// Creates a request from a function that removes it from the queue, and does nothing if it is not in the queue.
  init(leaveQueue: @escaping () -> Void) {
    self.leaveQueue = leaveQueue
  }

  func cancel() {
    leaveQueue()
  }
}
