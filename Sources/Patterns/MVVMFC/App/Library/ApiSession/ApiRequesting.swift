/// Sends requests: an ``ApiSession``, or a replacement for one.
public protocol ApiRequesting: AnyObject, Sendable {
  /// Sends a request, and calls the completion once, with the response or the reason for its absence.
  ///
  /// After ``ApiCancellable/cancel()`` the completion is never called, unless it is already running on another
  /// thread. The completion is released as soon as it has been called or the request has been cancelled. Replies may
  /// come in another order than the requests.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completion: Receives the result. The conforming type says where it is called.
  /// - Returns: An object that cancels the request; it need not be kept.
  @discardableResult
  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable
}
