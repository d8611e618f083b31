import Foundation

/// Reads what a process writes into a pipe, while it runs.
final class LineReader {
  let pipe = Pipe.notInherited()

  private var unread = Data()

  /// Waits for the next line; nil when the process has ended and all was read.
  func next() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard readMore() else { return nil }
    }
  }

  /// Waits until some words were written, be the line complete or not; false when the process ended without.
  func wait(for words: String) -> Bool {
    while !String(decoding: unread, as: UTF8.self).contains(words) {
      guard readMore() else { return false }
    }
    return true
  }

  private func readMore() -> Bool {
    let more = pipe.fileHandleForReading.availableData
    unread += more
    return !more.isEmpty
  }
}
