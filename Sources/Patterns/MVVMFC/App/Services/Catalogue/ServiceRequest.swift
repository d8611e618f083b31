import ApiSession
import Catalogue

/// A request to a service, carried out by one request over the network.
final class ServiceRequest<Response>: Cancellable {
  /// The request over the network.
  var request: (any ApiCancellable)?

  private var completion: ((Result<Response, ApiError>) -> Void)?

  /// Creates a request that keeps `completion` until the request finishes or is cancelled.
  init(completion: @escaping (Result<Response, ApiError>) -> Void) {
    self.completion = completion
  }

  /// Calls the completion, unless the request was cancelled.
  func finish(_ result: Result<Response, ApiError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  func cancel() {
    guard completion != nil else { return }
    completion = nil
    request?.cancel()
  }
}
