/// A request under way, or work that is scheduled, that the caller can cancel.
///
/// After ``cancel()`` the request's completion, or the work, is never called, and no longer held. Cancelling twice, or
/// after the call, does nothing. Releasing this object cancels nothing.
@MainActor
public protocol Cancellable: AnyObject {
  /// Cancels the request or the work; the caller calls this when it no longer wants the call.
  func cancel()
}
