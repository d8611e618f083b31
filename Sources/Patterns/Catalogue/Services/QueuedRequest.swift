/// A place in the queue of an ``InMemoryCatalogue``.
final class QueuedRequest: Cancellable {
  private let leaveQueue: () -> Void

  /// Takes what removes the request from the queue; it must do nothing where the request is gone.
  init(leaveQueue: @escaping () -> Void) {
    self.leaveQueue = leaveQueue
  }

  func cancel() {
    leaveQueue()
  }
}
