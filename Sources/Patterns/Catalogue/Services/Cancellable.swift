/// A request under way, which whoever asked can call off.
///
/// After ``cancel()`` the request's completion is never called, and no longer held. To cancel twice, or after
/// the reply, does nothing. To let go of this object does not cancel.
@MainActor
public protocol Cancellable: AnyObject {
  /// Calls off the request; the one who asked calls this when the reply is no longer wanted.
  func cancel()
}
