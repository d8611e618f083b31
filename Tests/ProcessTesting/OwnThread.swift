import Dispatch

/// Runs work that blocks its thread, such as reading a pipe, without holding up an actor or the cooperative pool.
///
/// - Parameter work: The work. It runs on a thread of its own.
/// - Returns: The result of the work.
/// - Throws: The error of the work.
public func onOwnThread<Value: Sendable, Failure: Error>(
  _ work: @escaping @Sendable () throws(Failure) -> Value
) async throws(Failure) -> Value {
  let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
    // Unlike the global queues, a queue of one's own never waits for a free thread.
    DispatchQueue(label: "onOwnThread").async { continuation.resume(returning: Result(catching: work)) }
  }
  return try result.get()
}
