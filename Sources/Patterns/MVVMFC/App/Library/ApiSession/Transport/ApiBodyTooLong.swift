/// The error of a transport that received a body longer than allowed.
public struct ApiBodyTooLong: Error {
  /// The length, in bytes, of the longest body that was allowed.
  public let limit: Int

  /// Creates the error from the limit, in bytes.
  public init(limit: Int) {
    self.limit = limit
  }
}
