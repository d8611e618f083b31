import Foundation
import Synchronization
import TextLayout

/// The output of a program: all of it, or its beginning and its end if it is too long to keep.
nonisolated struct PrintedText: Equatable {
  /// The text; a line with an ellipsis stands for what was not kept.
  var text = ""
  /// The number of lines.
  var lineCount = 0
}

extension PrintedText {
  /// Returns the first lines, and how many more there were.
  ///
  /// - Parameter limit: The number of lines to show.
  func beginning(lines limit: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(limit)
    let shown = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    return lineCount > limit ? "\(shown)\n… and \((lineCount - limit).of("more line"))" : shown
  }
}

/// Reads a pipe to its end; of a long text it keeps the beginning and the end.
nonisolated final class OutputReader: Sendable {
  private struct State {
    var head = Data()
    var tail = Data()
    /// True if bytes between the two were dropped.
    var isCut = false
    var lineCount = 0
    var lastByte: UInt8?
  }

  private let state = Mutex(State())

  private static let headLimit = 1 << 20
  private static let tailLimit = 1 << 16

  /// Reads a pipe on another thread until every writer has closed it.
  func start(reading handle: FileHandle, in group: DispatchGroup) {
    DispatchQueue(label: "OutputReader").async(group: group) { [self] in
      while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty { keep(data) }
    }
  }

  /// The output that was read.
  var printed: PrintedText {
    state.withLock { state in
      let hasOpenLine = state.lastByte.map { $0 != UInt8(ascii: "\n") } ?? false
      let parts = state.isCut ? [state.head, state.tail] : [state.head + state.tail]
      return PrintedText(
        text: parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n…\n"),
        lineCount: state.lineCount + (hasOpenLine ? 1 : 0))
    }
  }

  private func keep(_ data: Data) {
    state.withLock { state in
      state.lineCount += data.count { $0 == UInt8(ascii: "\n") }
      state.lastByte = data.last
      let room = max(0, Self.headLimit - state.head.count)
      state.head += data.prefix(room)
      guard data.count > room else { return }
      let tail = state.tail + data.dropFirst(room)
      if tail.count > Self.tailLimit { state.isCut = true }
      state.tail = Data(tail.suffix(Self.tailLimit))
    }
  }
}
