import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a function for the elements, in order, computed on several threads.
  public func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { results in indices.compactMap { results[$0] } }
  }
}
