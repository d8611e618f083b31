import ApiSession

extension ApiSession {
  /// Sends a request and waits for the reply.
  ///
  /// If the test is cancelled, for example by its time limit, the reply is `other`.
  func reply<Response: Sendable>(
    to request: ApiRequest<Response>
  ) async -> Result<Response, ApiError> {
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
