/// A request in the queue of an ``InMemoryCatalogue``.
final class QueuedRequest: Cancellable {
  private let leaveQueue: () -> Void

  /// Creates a request from the function that removes it from the queue; it must do nothing if the request is gone.
  init(leaveQueue: @escaping () -> Void) {
    self.leaveQueue = leaveQueue
  }

  func cancel() {
    leaveQueue()
  }
}
