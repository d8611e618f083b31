/// A request that waits until files have been read.
final class FileRequest<Value>: Cancellable {
  private var completion: ((Result<Value, CatalogueError>) -> Void)?

  /// Creates a request that holds `completion` until it is called or the request is cancelled.
  init(completion: @escaping (Result<Value, CatalogueError>) -> Void) {
    self.completion = completion
  }

  /// Calls the completion, unless it was called or the request was cancelled before.
  func finish(_ result: Result<Value, CatalogueError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  func cancel() {
    completion = nil
  }
}
