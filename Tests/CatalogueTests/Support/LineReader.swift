import Foundation
import ProcessTesting

/// Reads the output of a running process from a pipe.
final class LineReader {
  let pipe = Pipe.notInherited()

  private var unread = Data()

  deinit {
    try? pipe.fileHandleForReading.close()
  }

  /// Waits for the next line; returns nil when the process has ended and everything has been read.
  func next() async -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      guard await readMore() else { return nil }
    }
  }

  /// Waits for some words, on a complete line or not; returns false if the process ends without them.
  func wait(for words: String) async -> Bool {
    while !String(decoding: unread, as: UTF8.self).contains(words) {
      guard await readMore() else { return false }
    }
    return true
  }

  private func readMore() async -> Bool {
    let more = await onOwnThread { [file = pipe.fileHandleForReading] in file.availableData }
    unread += more
    return !more.isEmpty
  }
}
