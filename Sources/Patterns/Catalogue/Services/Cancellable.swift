/// A request under way that the caller can cancel.
///
/// After ``cancel()`` the request's completion is never called, and no longer held. Cancelling twice, or after the
/// reply, does nothing. Releasing this object does not cancel the request.
@MainActor
public protocol Cancellable: AnyObject {
  /// Cancels the request; the caller calls this when it no longer wants the reply.
  func cancel()
}
