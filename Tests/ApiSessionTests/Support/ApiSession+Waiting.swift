import ApiSession

extension ApiSession {
  /// Asks and waits for the reply; a second reply would end the run.
  func reply<Response: Sendable>(
    to request: ApiRequest<Response>
  ) async -> Result<Response, ApiError> {
    await withCheckedContinuation { continuation in
      self.request(request) { continuation.resume(returning: $0) }
    }
  }
}
