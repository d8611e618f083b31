/// A log for developers, which writes nothing unless it is told where.
public struct Log: Sendable {
  private let write: (@Sendable (String) -> Void)?

  /// Creates a log.
  ///
  /// - Parameter write: Writes one message, called on any thread; nil for a log that writes nothing.
  public init(write: (@Sendable (String) -> Void)? = nil) {
    self.write = write
  }

  /// Writes a message, which is composed only if it is written.
  public func callAsFunction(_ message: @autoclosure () -> String) {
    write?(message())
  }
}
