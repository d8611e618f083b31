import Foundation
import Synchronization

/// A program that is run and waited for; Ctrl-C ends it as well.
enum Subprocess {
  /// Ctrl-C was pressed, or a signal asked the program to end.
  struct Interrupted: Error {}

  /// What a program printed, on standard error too, and its exit status.
  struct Result {
    let status: Int32
    let text: String
  }

  /// Runs a program that is found on the path.
  ///
  /// - Parameters:
  ///   - command: Its name or its path, and its arguments.
  ///   - folder: Where it keeps what is temporary.
  ///   - environment: Variables that it is given beside those of this program.
  /// - Throws: `Interrupted`, or an error of Foundation where it cannot be started.
  static func run(
    _ command: [String], temporaryFolder folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.merging(["TMPDIR": folder.path]) { $1 }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let previous = [SIGINT, SIGTERM, SIGHUP].map { number in
      (number: number, handler: signal(number) { _ in Children.interrupt() })
    }
    defer { for (number, handler) in previous { signal(number, handler) } }
    try process.run()
    Children.current.store(process.processIdentifier, ordering: .relaxed)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    Children.current.store(0, ordering: .relaxed)
    guard !Children.isInterrupted.load(ordering: .relaxed) else { throw Interrupted() }
    return Result(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }
}

/// The program that is waited for, where a signal finds it.
nonisolated private enum Children {
  static let current = Atomic<Int32>(0)
  static let isInterrupted = Atomic(false)

  /// Ends the program that is waited for, and all that it has started.
  static func interrupt() {
    isInterrupted.store(true, ordering: .relaxed)
    let child = current.load(ordering: .relaxed)
    guard child > 0 else { return }
    // It leads a group of its own where Foundation has made it so.
    if kill(-child, SIGKILL) != 0 { kill(child, SIGKILL) }
  }
}
