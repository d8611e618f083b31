import Foundation
import Synchronization

/// A line on standard error that shows the progress of a long step.
final class Progress: Sendable {
  private let isShown: Bool
  private let state = Mutex((verb: "", done: 0, count: 0))

  init(isShown: Bool) { self.isShown = isShown }

  func begin(_ verb: String, count: Int) { state.withLock { $0 = (verb, 0, count) } }

  /// Counts one more file, and updates the line after every hundred files.
  func advance() {
    state.withLock { state in
      state.done += 1
      guard isShown, state.done.isMultiple(of: 100) else { return }
      write("\r\(state.verb) \(state.done) of \(state.count) files")
    }
  }

  /// Removes the line.
  func end() { if isShown { write("\r\u{1B}[K") } }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
