/// Sends requests: an ``ApiSession``, or a replacement for one.
public protocol ApiRequesting: AnyObject, Sendable {
  /// Asks, and calls the completion once with the response or with the reason for its absence.
  ///
  /// After ``ApiCancellable/cancel()`` the completion is never called, unless it is already running on another
  /// thread. It is released as soon as it was called or cancelled. Answers may come in another order than the
  /// requests were made in.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completion: Takes the answer; where it is called is for the conforming type to say.
  /// - Returns: An object that cancels the request; it need not be kept.
  @discardableResult
  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable
}
