/// Work under way that can be cancelled.
///
/// Releasing this object does not cancel the work.
public protocol ApiCancellable: AnyObject, Sendable {
  /// Cancels the work, from any thread. Does nothing if the work has ended or was cancelled before.
  func cancel()
}
