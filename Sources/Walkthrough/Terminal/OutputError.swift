import Foundation

/// A failure to write the output.
struct OutputError: Error, CustomStringConvertible {
  let reason: String

  init(reason: String) { self.reason = reason }

  /// Creates the error about a folder that could not be created or written to.
  init(writingTo folder: URL, _ error: any Error) {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace
    reason =
      isFull
      ? "the disk of '\(folder.path)' is full; free some space"
      : "'\(folder.path)' cannot be created or written to; choose another directory"
  }

  var description: String {
    "The output could not be written: \(reason)."
  }
}
