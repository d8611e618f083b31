import Foundation
import ProcessTesting
import Synchronization

/// The program at a terminal that a test controls.
nonisolated final class PseudoTerminal: Sendable {
  /// The terminal modes that a program changes to read single keys.
  struct Modes: Equatable {
    let local: tcflag_t
    let input: tcflag_t
  }

  /// The modes before the program started.
  let originalModes: Modes

  private let process: ChildProcess
  private let person: Int32

  /// Starts the program at a new terminal of 80 columns and 24 rows, without colour.
  ///
  /// - Parameter environment: Variables in addition to those of this process.
  init(running arguments: [String], environment: [String: String] = [:]) throws {
    let ends = try Self.open()
    person = ends.person
    let line = Foundation.open(ends.line, O_RDWR | O_NOCTTY | O_CLOEXEC)
    // Only the program keeps this side of the terminal open, so that the side closes when the program ends.
    defer { Foundation.close(line) }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(line, UInt(TIOCSWINSZ), &size)
    originalModes = Self.modes(of: person)
    process = try ChildProcess(walkthroughExecutable, arguments) { process in
      let variables = ["TERM": "xterm", "NO_COLOR": "1"].merging(environment) { $1 }
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      process.standardInput = FileHandle(fileDescriptor: line)
      process.standardOutput = FileHandle(fileDescriptor: line)
      process.standardError = FileHandle(fileDescriptor: line)
    }
  }

  /// Opens a new terminal: the end for the person, and the path of the end for the program.
  private static func open() throws -> (person: Int32, line: String) {
    let person = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #if canImport(Darwin)
      var name = [CChar](repeating: 0, count: 128)
      if person >= 0, grantpt(person) == 0, unlockpt(person) == 0, ptsname_r(person, &name, name.count) == 0 {
        return (person, String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
      }
    #else
      // Does the work of unlockpt and ptsname, which the C library does not offer to Swift here.
      let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, Int32) = (0, -1)
      if person >= 0, ioctl(person, unlock, &isLocked) == 0, ioctl(person, getNumber, &number) == 0 {
        return (person, "/dev/pts/\(number)")
      }
    #endif
    close(person)
    throw Unexpected()
  }

  deinit {
    process.kill()
    Foundation.close(person)
  }

  /// The current modes of the terminal.
  var modes: Modes { Self.modes(of: person) }

  private static func modes(of terminal: Int32) -> Modes {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return Modes(local: modes.c_lflag, input: modes.c_iflag)
  }

  /// Reads the program's output until it contains a text.
  ///
  /// - Throws: `Unexpected` if the program ends first. Cancelling the test, for instance by its time limit, kills the
  ///   program.
  /// - Returns: The text that was read.
  @discardableResult
  func read(until text: String) async throws -> String {
    try await withTaskCancellationHandler {
      try await onOwnThread { [person] in
        var seen: [UInt8] = []
        while !String(decoding: seen, as: UTF8.self).contains(text) {
          var bytes = [UInt8](repeating: 0, count: 4096)
          let count = Foundation.read(person, &bytes, bytes.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw Unexpected() }
          seen += bytes.prefix(count)
        }
        return String(decoding: seen, as: UTF8.self)
      }
    } onCancel: {
      process.kill()
    }
  }

  /// Types a text at the terminal.
  func type(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
  }

  /// Sends SIGINT, which Ctrl-C would send if this were the program's controlling terminal.
  func interrupt() { process.send(SIGINT) }

  /// Resizes the terminal, and sends the program SIGWINCH.
  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    process.send(SIGWINCH)
  }

  /// Waits until the program is stopped, for instance by Ctrl-Z, and continues it as a shell does.
  func continueWhenStopped() async {
    await process.waitUntilStopped()
    process.send(SIGCONT)
  }

  /// Waits until the program has ended, and returns its exit status.
  func statusAtEnd() async -> Int32 {
    // On macOS the program's changes of the terminal's modes, and its end, wait until its output has been read.
    let hasEnded = Mutex(false)
    async let rest: Void = onOwnThread { [person] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      var input = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      // Another process may keep the terminal open after the program has ended.
      while poll(&input, 1, 100) != 0 || !hasEnded.withLock(\.self) {
        guard input.revents != 0 else { continue }
        let count = Foundation.read(person, &bytes, bytes.count)
        guard count > 0 || count < 0 && errno == EINTR else { return }
      }
    }
    let status = await process.statusAtEnd()
    hasEnded.withLock { $0 = true }
    await rest
    return status
  }
}
