import Foundation

/// The first line of a part that leaves work to a queue, a timer or a task that sleeps. A story waits for tasks, but not
/// for these, so its checks see nothing of that work, however right it is.
struct DeferredWork: Equatable {
  /// The line, from 1.
  let line: Int
  /// The name of what does the work: `DispatchQueue`.
  let name: String

  /// Looks for the first such line in a part; nil if there is none.
  init?(in part: Data) {
    let lines = String(decoding: part, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.firstMatch(of: Self.use), !line[..<match.range.lowerBound].contains("//") else {
        continue
      }
      (self.line, name) = (index + 1, String(match.1))
      return
    }
    return nil
  }

  // A regular expression never changes, though the standard library does not declare it sendable.
  nonisolated(unsafe) private static let use =
    #/\b(Task\.sleep|DispatchQueue|OperationQueue|RunLoop|Timer)\s*[.({]/#.wordBoundaryKind(.simple)
}

extension DeferredWork: CustomStringConvertible {
  var description: String {
    "Exercise.swift, line \(line), leaves work for later, with \(name). The checks do not wait for it: a story goes on when "
      + "the app's tasks have come to rest, and whatever follows an event has to have happened by then."
  }
}
