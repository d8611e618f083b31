/// The error of a transport that was sent more than it may take.
public struct ApiBodyTooLong: Error {
  /// The length, in bytes, of the longest body that was allowed.
  public let limit: Int

  /// Takes the limit, in bytes.
  public init(limit: Int) {
    self.limit = limit
  }
}
