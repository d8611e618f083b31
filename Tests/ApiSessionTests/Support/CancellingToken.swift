/// An object that runs a block when it is released.
final class CancellingToken: Sendable {
  private let block: @Sendable () -> Void

  init(_ block: @escaping @Sendable () -> Void) {
    self.block = block
  }

  deinit {
    block()
  }
}
