import Synchronization

/// The results of a function that depends on nothing but its argument, kept for each argument.
///
/// Any thread may ask. Two that ask at once may both compute; both get the same result.
package final class Memo<Argument: Hashable & Sendable, Result: Sendable>: Sendable {
  private let results = Mutex<[Argument: Result]>([:])
  private let compute: @Sendable (Argument) -> Result

  /// Creates a memo of a function.
  package init(_ compute: @escaping @Sendable (Argument) -> Result) {
    self.compute = compute
  }

  /// Returns the function's result for an argument.
  package func callAsFunction(_ argument: Argument) -> Result {
    if let known = results.withLock({ $0[argument] }) { return known }
    let result = compute(argument)
    return results.withLock { results in
      let first = results[argument] ?? result
      results[argument] = first
      return first
    }
  }
}
