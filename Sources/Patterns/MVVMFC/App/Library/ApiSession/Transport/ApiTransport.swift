#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Sends the tries of requests.
public protocol ApiTransport: AnyObject, Sendable {
  /// Sends a request once and delivers the whole response, whatever its status.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - limit: The length, in bytes, of the longest body to accept; a longer one fails with ``ApiBodyTooLong``.
  ///   - completion: Called once, on any thread, possibly before this method returns, but never after the try was
  ///     cancelled; released in either case. An error should be a `URLError`.
  /// - Returns: An object that cancels the try.
  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable
}
