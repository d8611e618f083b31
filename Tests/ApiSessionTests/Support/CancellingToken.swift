/// An object that runs a block when the last reference to it goes.
final class CancellingToken: Sendable {
  private let block: @Sendable () -> Void

  init(_ block: @escaping @Sendable () -> Void) {
    self.block = block
  }

  deinit {
    block()
  }
}
