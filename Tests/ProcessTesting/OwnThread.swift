import Dispatch

/// Runs work that blocks its thread, such as reading a pipe, without holding up an actor or the cooperative pool.
///
/// - Parameter work: The work. It runs on a thread of its own.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func onOwnThread<Value: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
    // Unlike the global queues, a queue of one's own never waits for a free thread.
    DispatchQueue(label: "onOwnThread").async { continuation.resume(returning: Result(catching: work)) }
  }
  return try result.get()
}
