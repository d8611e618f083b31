import Foundation

/// The output of the program.
struct Terminal {
  /// The columns, 20 to 500: `COLUMNS`, else those of the terminal on standard output or standard error, else 80.
  let width: Int
  /// The colours and emphasis of text.
  let style: TextStyle

  /// Standard output as it is now.
  static var standard: Terminal { standard(colour: .auto) }

  /// Returns standard output as it is now, with colour or without.
  static func standard(colour: TextStyle.Colour) -> Terminal {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let columns = environmentColumns ?? size(of: STDOUT_FILENO)?.columns ?? standardErrorWidth
    return Terminal(
      width: min(max(columns ?? 80, 20), 500),
      style: .suiting(
        colour, isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment))
  }

  /// The value of `COLUMNS`, which overrides the size of the terminal; nil if it is unknown, which some tools call 0.
  private static var environmentColumns: Int? {
    ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
      .flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the size of the terminal behind a file descriptor, or nil if there is none.
  nonisolated static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The columns of the terminal that standard error goes to, or nil if it goes elsewhere.
  static var standardErrorWidth: Int? { size(of: STDERR_FILENO)?.columns }

  /// Writes to standard output; a closed pipe is not an error.
  ///
  /// - Throws: `OutputError` if the text could not be written.
  func write(_ text: String) throws(OutputError) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw OutputError(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Shows a text: in a pager if it is taller than the terminal.
  ///
  /// - Throws: `OutputError` if the text could not be written.
  func show(_ text: String) throws(OutputError) {
    if isatty(STDOUT_FILENO) == 1, let size = Self.size(of: STDOUT_FILENO), size.rows > 0,
      Pager.isNeeded(for: text, on: size),
      let pager = Pager(environment: ProcessInfo.processInfo.environment),
      pager.show(text)
    {
      return
    }
    try write(text)
  }

  /// Writes to standard error.
  func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
