import Foundation
import Testing

#if os(Linux)
  /// The tour at a terminal of its own, which has to be afterwards as it was before.
  @Suite struct TourTerminalTests {
    @Test func `keys lead on and back, and quitting leaves the terminal as it was`() async throws {
      try await atTerminal { terminal in
        let before = terminal.modes
        try await terminal.read(until: "message 1 of 33")
        #expect(terminal.modes != before)
        terminal.type("\u{1B}[C")
        try await terminal.read(until: "message 2 of 33")
        terminal.type("b")
        try await terminal.read(until: "message 1 of 33")
        terminal.type("q")
        try await terminal.read(until: "\u{1B}[?1049l")
        #expect(try terminal.statusAtEnd() == 0)
        #expect(terminal.modes == before)
      }
    }

    @Test func `Ctrl-C leaves the terminal as it was, with a status of its own`() async throws {
      try await atTerminal { terminal in
        let before = terminal.modes
        try await terminal.read(until: "message 1 of 33")
        terminal.type("\u{3}")
        try await terminal.read(until: "\u{1B}[?1049l")
        #expect(try terminal.statusAtEnd() == 130)
        #expect(terminal.modes == before)
      }
    }

    /// Starts a tour at a new terminal of 80 columns and 24 rows.
    private func atTerminal(_ body: (PseudoTerminal) async throws -> Void) async throws {
      let terminal = try PseudoTerminal(running: ["tour", "swift-io", "list-countries"])
      defer { terminal.close() }
      try await body(terminal)
    }
  }

  /// A program at a terminal that a test sits at.
  private final class PseudoTerminal {
    /// What of a terminal's modes a program changes to get keys one by one.
    struct Modes: Equatable {
      let local: tcflag_t
      let input: tcflag_t
    }

    let process = Process()
    private let person: Int32

    init(running arguments: [String]) throws {
      // What posix_openpt, unlockpt and ptsname do, which the C library does not offer to Swift here.
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, Int32) = (0, -1)
      person = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      guard person >= 0, ioctl(person, unlock, &isLocked) == 0, ioctl(person, getNumber, &number) == 0 else {
        throw Unexpected()
      }
      let line = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(line, UInt(TIOCSWINSZ), &size)
      process.executableURL = walkthroughExecutable
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
      process.standardInput = FileHandle(fileDescriptor: line)
      process.standardOutput = FileHandle(fileDescriptor: line)
      try process.run()
      // The program has it now; when that ends, nobody has.
      Foundation.close(line)
    }

    /// The modes of the terminal as they are now.
    var modes: Modes {
      var modes = termios()
      tcgetattr(person, &modes)
      return Modes(local: modes.c_lflag, input: modes.c_iflag)
    }

    /// Reads what the program writes until a text has come.
    ///
    /// - Throws: `Unexpected` where the program ends before, or writes nothing for half a minute.
    @concurrent nonisolated func read(until text: String) async throws {
      let descriptor = person
      var seen: [UInt8] = []
      while !String(decoding: seen, as: UTF8.self).contains(text) {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, 30_000) > 0 else { throw Unexpected() }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        guard count > 0 else { throw Unexpected() }
        seen += bytes.prefix(count)
      }
    }

    /// Types as a person does.
    func type(_ text: String) {
      _ = Array(text.utf8).withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
    }

    /// Waits until the program has ended and answers its exit status.
    func statusAtEnd() throws -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    /// Hangs up.
    func close() {
      if process.isRunning { process.terminate() }
      Foundation.close(person)
    }
  }
#endif
