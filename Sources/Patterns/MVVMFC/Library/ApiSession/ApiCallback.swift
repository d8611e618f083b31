public import Dispatch

/// The place where completions are called: a queue, or the thread on which the reply arrives.
public struct ApiCallback: Sendable {
  /// Runs a block there, once.
  let run: @Sendable (_ block: @escaping @Sendable () -> Void) -> Void

  /// On a queue. A request made on a serial queue returns before its completion is called there.
  ///
  /// If a request is cancelled on a serial queue before its completion was called there, it never is.
  public static func queue(_ queue: DispatchQueue) -> ApiCallback {
    ApiCallback { queue.async(execute: $0) }
  }

  /// At once, on the thread on which the reply arrived, perhaps before the request has returned.
  public static let immediate = ApiCallback { $0() }
}
