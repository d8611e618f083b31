import ApiSession

extension ApiSession {
  /// Asks and waits for the reply.
  ///
  /// Where the test is cancelled, as by its time limit, the reply is `other`.
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
