import Library

extension ApiSession {
  /// Sends a request, with a timeout so long that even a slow machine never reaches it, and waits for the reply.
  ///
  /// If the test is cancelled, for example by its time limit, the reply is `other`.
  func reply<Response: Sendable>(
    to request: ApiRequest<Response>, retryCount: Int = 2, timeout: Duration = .seconds(3600)
  ) async -> Result<Response, ApiError> {
    var request = request
    (request.retryCount, request.timeout, request.callback) = (retryCount, timeout, .immediate)
    let (replies, waiting) = AsyncStream.makeStream(of: Result<Response, ApiError>.self)
    let cancellable = self.request(request) { reply in
      waiting.yield(reply)
      waiting.finish()
    }
    return await withTaskCancellationHandler {
      for await reply in replies { return reply }
      return .failure(.other(reason: "the test was cancelled"))
    } onCancel: {
      cancellable.cancel()
      waiting.finish()
    }
  }
}
