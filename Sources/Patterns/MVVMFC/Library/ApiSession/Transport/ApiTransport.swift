#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Sends one try.
public protocol ApiTransport: AnyObject, Sendable {
  /// Sends a request and gives the whole answer, whatever its status.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - limit: The length, in bytes, of the longest body to take; a longer one fails with ``ApiBodyTooLong``.
  ///   - completion: Called once, on any thread, possibly before this returns; not after the try was cancelled.
  ///     It is let go of after that. An error is best a `URLError`.
  /// - Returns: An object that cancels the try.
  func send(
    _ request: URLRequest, limit: Int,
    completion: @escaping @Sendable (Result<ApiResponse, any Error>) -> Void
  ) -> any ApiCancellable
}
