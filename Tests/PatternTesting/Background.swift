import Dispatch
import Synchronization

/// A value that another thread computes while the tests continue.
nonisolated final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let group = DispatchGroup()

  /// Starts the computation.
  init(_ compute: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global().async(group: group) { [self] in
      let computed = Result { try compute() }
      result.withLock { $0 = computed }
    }
  }

  /// Waits for the computation, and returns its value.
  ///
  /// - Throws: The error that the computation threw.
  func get() throws -> Value {
    group.wait()
    guard let result = result.withLock(\.self) else { preconditionFailure("The computation has no result.") }
    return try result.get()
  }
}
