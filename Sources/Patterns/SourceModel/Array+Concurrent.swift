import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in order, computed on all cores, or on as many as are allowed.
  ///
  /// The threads have large stacks, because the parser recurses for each level of a nested expression.
  ///
  /// - Parameter limit: The number of elements that are worked on at once, at most; one or more.
  public func concurrentMap<Result: Sendable>(
    atOnce limit: Int = .max, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    precondition(limit > 0, "Nothing can be computed.")
    let next = Atomic(0)
    let results = Mutex([Result?](repeating: nil, count: count))
    let group = DispatchGroup()
    for _ in 0..<Swift.min(count, limit, ProcessInfo.processInfo.activeProcessorCount) {
      group.enter()
      let thread = Thread {
        while case let index = next.add(1, ordering: .relaxed).oldValue, index < count {
          let result = transform(self[index])
          results.withLock { $0[index] = result }
        }
        group.leave()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
    group.wait()
    return results.withLock { $0.compactMap(\.self) }
  }
}
