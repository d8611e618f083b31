public import Dispatch

/// Where a completion is called.
public struct ApiCallback: Sendable {
  /// Runs a block there, once.
  let run: @Sendable (_ block: @escaping @Sendable () -> Void) -> Void

  /// On a queue, never before the request has returned where that is a serial queue and the request is made on it.
  ///
  /// A request that is cancelled on a serial queue before its block has run there is never answered.
  public static func queue(_ queue: DispatchQueue) -> ApiCallback {
    ApiCallback { queue.async(execute: $0) }
  }

  /// At once, on whatever thread the reply arrived, which may be before the request has returned.
  public static let immediate = ApiCallback { $0() }
}
