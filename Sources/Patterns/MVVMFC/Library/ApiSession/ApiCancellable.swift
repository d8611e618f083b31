/// Work under way that can be cancelled.
///
/// To let go of this object does not cancel.
public protocol ApiCancellable: AnyObject, Sendable {
  /// Calls it off, from any thread; to do so twice, or when it is over, does nothing.
  func cancel()
}
