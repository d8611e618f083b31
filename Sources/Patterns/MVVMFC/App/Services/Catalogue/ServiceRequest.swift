import Catalogue
import Library

/// A request to a service, carried out by one request over the network.
final class ServiceRequest<Response: Sendable>: Cancellable {
  /// The request over the network.
  var request: (any ApiCancellable)?

  private var completion: ((Result<Response, ApiError>) -> Void)?

  /// Creates a request that keeps `completion` until the request finishes or is cancelled.
  init(completion: @escaping (Result<Response, ApiError>) -> Void) {
    self.completion = completion
  }

  /// Receives the result on the main queue, and calls the completion, unless the request was cancelled.
  nonisolated func receive(_ result: Result<Response, ApiError>) {
    MainActor.assumeIsolated { finish(result) }
  }

  func cancel() {
    guard completion != nil else { return }
    completion = nil
    request?.cancel()
  }

  private func finish(_ result: Result<Response, ApiError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
