import Library

/// A cancellable that runs a block when it is cancelled.
final class Cancelling: ApiCancellable {
  private let block: @Sendable () -> Void

  init(_ block: @escaping @Sendable () -> Void) {
    self.block = block
  }

  func cancel() {
    block()
  }
}
