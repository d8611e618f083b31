import Foundation

/// The terminal as a program has it to itself: keys come one by one, and a screen of its own is drawn on. Afterwards it is
/// as it was, also when a signal has asked the program to end.
final class RawTerminal {
  /// How large a terminal is.
  struct Size: Equatable {
    let columns: Int
    let rows: Int
  }

  /// What a person did.
  enum Event: Equatable {
    case key(Key)
    /// The window has another size, or the program was continued.
    case redraw
    /// There is nobody there any more.
    case end
  }

  /// How long the rest of a key may take to come, in milliseconds.
  private static let patience: Int32 = 50
  private var decoder = KeyDecoder()

  /// Whether a person sits at both ends.
  static var isAvailable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"].map { $0 != "dumb" } ?? false
  }

  /// Takes the terminal, does something, and gives it back.
  ///
  /// - Throws: What `body` throws.
  static func use(_ body: (RawTerminal) async throws -> Void) async throws {
    TerminalModes.enter()
    defer { TerminalModes.leave() }
    try await body(RawTerminal())
  }

  /// How large the terminal is now.
  var size: Size {
    guard let size = Terminal.size(of: STDOUT_FILENO), size.rows > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: size.columns, rows: size.rows)
  }

  /// Waits for a person to do something, and answers what they did, in order.
  func events() -> [Event] {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, decoder.isInside ? Self.patience : -1)
    if ready == 0 { return decoder.rest().map(Event.key) }
    guard ready > 0 else { return errno == EINTR ? [.redraw] : [.end] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && errno == EINTR ? [.redraw] : [.end] }
    return decoder.keys(in: Array(bytes.prefix(count))).map(Event.key)
  }

  /// Shows some lines from the top, each cut by whoever made it, and nothing below them.
  ///
  /// - Throws: `OutputError` where they could not be written.
  func show(_ lines: [String]) throws(OutputError) {
    let text = lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
    try Terminal.standard.write("\u{1B}[H\(text)\u{1B}[J")
  }

  /// Gives the terminal back and stops, as Ctrl-Z asks, until the shell continues the program.
  func suspend() {
    TerminalModes.leave()
    raise(SIGTSTP)
    TerminalModes.enter()
  }
}

/// The modes of the terminal before they were changed, where a signal finds them.
nonisolated private enum TerminalModes {
  // Read when a signal comes, where a lock has no place.
  nonisolated(unsafe) private static var original: termios?

  private static let deadly = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  static func enter() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    original = modes
    for number in deadly {
      signal(number) { number in
        TerminalModes.leave()
        _exit(128 + number)
      }
    }
    // A window that changes interrupts the wait for keys.
    signal(SIGWINCH) { _ in }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    // Another screen, and no cursor.
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  static func leave() {
    guard var modes = original else { return }
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &modes)
    // Last, so that a signal in between restores what there is to restore.
    original = nil
    for number in deadly { signal(number, SIG_DFL) }
  }

  private static func write(_ text: StaticString) {
    _ = Foundation.write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }
}
