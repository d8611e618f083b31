import Foundation

/// The terminal for exclusive use by the program: keys arrive one by one, and the program draws on a separate screen.
/// Afterwards the terminal is as before, even if SIGINT, SIGTERM, SIGHUP or SIGQUIT ends the program.
final class RawTerminal {
  /// The size of a terminal.
  struct Size: Equatable {
    let columns: Int
    let rows: Int
  }

  /// The user's input.
  nonisolated enum Event: Equatable, Sendable {
    case key(Key)
    /// Pasted text, which is not keys.
    case paste(String)
    /// The window has another size, or the program was continued.
    case redraw
    /// The input has ended.
    case end
  }

  private let input = TerminalInput()

  /// True if input and output are a terminal.
  static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["dumb", ""].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }

  /// Takes over the terminal, runs `body`, and restores the terminal.
  ///
  /// - Throws: The errors of `body`.
  static func use(_ body: (RawTerminal) async throws -> Void) async throws {
    TerminalModes.enter()
    defer { TerminalModes.leave() }
    try await body(RawTerminal())
  }

  /// The size of the terminal now.
  var size: Size {
    guard let size = Terminal.size(of: STDOUT_FILENO), size.rows > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: size.columns, rows: size.rows)
  }

  /// Reads the user's next events on a separate thread and delivers them there, in order. Nothing is read before or
  /// after that, so that another program can use the terminal meanwhile.
  func read(_ deliver: @escaping @Sendable ([Event]) -> Void) { input.read(deliver) }

  /// Shows some lines from the top, each already cut to the width, and nothing below them.
  ///
  /// - Throws: `OutputError` if they could not be written.
  func show(_ lines: [String]) throws(OutputError) {
    let text = lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
    try Terminal.standard.write("\u{1B}[H\(text)\u{1B}[J")
  }

  /// Restores the terminal and suspends the program, as Ctrl-Z asks, until the shell continues it.
  func suspend() {
    TerminalModes.leave()
    withSignalsUnblocked { _ = raise(SIGTSTP) }
    TerminalModes.enter()
  }
}

extension RawTerminal {
  /// Waits for one key without taking the screen. Ctrl-C ends the program, and Ctrl-Z suspends it.
  ///
  /// - Returns: What the key types, `q` for Esc, or nothing for another key; nil for Ctrl-D and at the end of the input.
  static func key() -> String? {
    TerminalModes.enter(takesScreen: false)
    defer { TerminalModes.leave() }
    var byte: UInt8 = 0
    guard Foundation.read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
    switch byte {
    case 0x03:
      TerminalModes.leave()
      try? Terminal.standard.write("\n")
      exit(Walkthrough.interruptedStatus)
    case 0x04: return nil
    case 0x1A:
      TerminalModes.leave()
      withSignalsUnblocked { _ = raise(SIGTSTP) }
      return key()
    case 0x1B: return skipRest() ? "" : "q"
    case 0x21..<0x7F: return String(Unicode.Scalar(byte))
    default: return ""
    }
  }

  /// Skips the rest of a key that sends several bytes; returns false if there is none.
  private static func skipRest() -> Bool {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    var hasRest = false
    // A slow line may deliver the bytes of a key one after the other.
    while poll(&descriptor, 1, 50) > 0 {
      var byte: UInt8 = 0
      guard Foundation.read(STDIN_FILENO, &byte, 1) == 1 else { break }
      hasRest = true
      if (0x40...0x7E).contains(byte), byte != 0x5B, byte != 0x4F { break }
    }
    return hasRest
  }

  /// Opens a line of a file in the user's editor, which has the terminal until it ends.
  func edit(_ file: URL, line: Int) {
    let path = file.path.replacing("'", with: "'\\''")
    TerminalModes.leave()
    // As in other programs, the variables hold the beginning of a shell command.
    _ = ShellCommand(#"set -- +\#(line) '\#(path)'; eval "${VISUAL:-${EDITOR:-vi}} \"\$@\"""#).run()
    TerminalModes.enter()
  }
}

/// The modes of the terminal before they were changed, which a signal handler can restore.
nonisolated private enum TerminalModes {
  // Read by a signal handler, which must not take a lock.
  nonisolated(unsafe) private static var original: termios?

  private static let deadly = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Whether the program draws on a separate screen.
  nonisolated(unsafe) private static var hasScreen = false

  static func enter(takesScreen: Bool = true) {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    original = modes
    hasScreen = takesScreen
    for number in deadly {
      signal(number) { number in
        TerminalModes.leave()
        _exit(128 + number)
      }
    }
    // A new size of the window interrupts the wait for keys.
    signal(SIGWINCH) { _ in TerminalInput.interrupt() }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, takesScreen ? TCSAFLUSH : TCSADRAIN, &modes)
    // Another screen, no cursor, and marks around pasted text.
    if takesScreen { write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h") }
  }

  static func leave() {
    guard var modes = original else { return }
    if hasScreen { write("\u{1B}[H\u{1B}[2J\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l") }
    tcsetattr(STDIN_FILENO, hasScreen ? TCSAFLUSH : TCSADRAIN, &modes)
    // Last, so that a signal before this still restores the modes.
    original = nil
    for number in deadly { signal(number, SIG_DFL) }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
