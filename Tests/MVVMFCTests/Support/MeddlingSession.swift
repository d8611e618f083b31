import Library

/// A session that changes the settings of each request before it sends it.
nonisolated final class MeddlingSession: ApiRequesting {
  /// The settings that do not depend on the kind of response.
  struct Settings {
    var retryCount: Int
    var timeout: Duration
    var callback: ApiCallback
  }

  private let session: ApiSession
  private let change: @Sendable (inout Settings) -> Void

  init(_ session: ApiSession, change: @escaping @Sendable (inout Settings) -> Void) {
    self.session = session
    self.change = change
  }

  func request<Response: Sendable>(
    _ request: ApiRequest<Response>, completion: @escaping @Sendable (Result<Response, ApiError>) -> Void
  ) -> any ApiCancellable {
    var settings = Settings(
      retryCount: request.retryCount, timeout: request.timeout, callback: request.callback)
    change(&settings)
    var request = request
    request.retryCount = settings.retryCount
    request.timeout = settings.timeout
    request.callback = settings.callback
    return session.request(request, completion: completion)
  }
}
