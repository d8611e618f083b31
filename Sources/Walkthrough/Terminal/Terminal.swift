import Foundation

/// Where the program writes.
struct Terminal {
  /// The columns of the terminal; 80 where the output goes elsewhere.
  let width: Int
  /// How text is set off.
  let style: Style

  /// Standard output as it is now.
  static var standard: Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    let refusesColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isDumb = environment["TERM"] == "dumb"
    return Terminal(
      width: isTerminal ? columns : 80,
      style: isTerminal && !refusesColour && !isDumb ? .coloured : .plain)
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes to standard output; a reader that has gone away is no error.
  func write(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }

  /// Writes to standard error.
  func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
