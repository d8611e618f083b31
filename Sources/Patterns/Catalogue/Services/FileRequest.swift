/// A completion that waits for files to be read.
final class FileRequest<Value>: Cancellable {
  private var completion: ((Result<Value, CatalogueError>) -> Void)?

  /// Takes what to call with the answer, and lets go of it once it was called or cancelled.
  init(completion: @escaping (Result<Value, CatalogueError>) -> Void) {
    self.completion = completion
  }

  /// Calls the completion, unless that was done or cancelled.
  func finish(_ result: Result<Value, CatalogueError>) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }

  func cancel() {
    completion = nil
  }
}
