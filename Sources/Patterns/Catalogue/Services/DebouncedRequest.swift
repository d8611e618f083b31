/// A request that waits for a pause before it is sent.
final class DebouncedRequest: Cancellable {
  /// The pause, and later the request to the service.
  var current: (any Cancellable)?

  func cancel() {
    current?.cancel()
  }
}
