public import Dispatch

/// The place where a completion is called: a queue, or the thread on which the reply arrives.
public struct ApiCallback: Sendable {
  /// Runs a block there, once.
  let run: @Sendable (_ block: @escaping @Sendable () -> Void) -> Void

  /// Calls completions on a queue.
  ///
  /// If the queue is serial, two things hold for code that runs on it: a request that it makes returns before the
  /// completion is called, and the completion of a request that it cancels is not called afterwards.
  public static func queue(_ queue: DispatchQueue) -> ApiCallback {
    ApiCallback { queue.async(execute: $0) }
  }

  /// On the main queue; at once if the reply arrives there.
  public static let main = ApiCallback { block in
    if DispatchQueue.isMain { block() } else { DispatchQueue.main.async(execute: block) }
  }

  /// At once, on the thread on which the reply arrived, perhaps before the request has returned.
  public static let immediate = ApiCallback { $0() }
}
