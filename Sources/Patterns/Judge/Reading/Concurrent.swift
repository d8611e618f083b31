import Foundation
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in order, computed on all cores.
  ///
  /// The threads have large stacks, because the parser recurses for each level of a nested expression.
  func concurrentMap<Result: Sendable>(_ transform: @escaping @Sendable (Element) -> Result) -> [Result] {
    let work = Work<Result>(count: count)
    let group = DispatchGroup()
    for _ in 0..<Swift.min(count, ProcessInfo.processInfo.activeProcessorCount) {
      group.enter()
      let thread = Thread {
        while let index = work.next() { work.finish(index, with: transform(self[index])) }
        group.leave()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
    group.wait()
    return work.results
  }
}

/// The state that the threads of one concurrent map share.
private final class Work<Result: Sendable>: Sendable {
  private let state: Mutex<(next: Int, results: [Result?])>

  init(count: Int) { state = Mutex((0, Array(repeating: nil, count: count))) }

  /// Takes an element that no thread has taken, and returns its index, or nil after the last.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < state.results.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func finish(_ index: Int, with result: Result) { state.withLock { $0.results[index] = result } }

  var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }
}
