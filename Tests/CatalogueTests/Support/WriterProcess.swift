import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A process of its own that changes a file of favourites, change after change, and reports each.
///
/// The program is in the folder that the tests were built in.
final class WriterProcess {
  /// What the process reported: for each change `done`, or `failed` and the error.
  private(set) var reports: [String] = []

  /// The number of the process that changes the file.
  private(set) var number: Int32 = 0

  /// What the tracer says, if there is one.
  let remarks = LineReader()

  private let process = Process()
  private let start = Pipe.notInherited()
  private let output = LineReader()

  /// Starts the process, which waits for ``go()``, and returns when it is ready.
  ///
  /// - Parameters:
  ///   - file: The file of favourites.
  ///   - changes: `+tt1` to mark a film, `-tt1` to unmark it.
  ///   - options: Those of the program `StoreWriter`.
  ///   - tracer: A program, with its arguments, that runs the process under its eyes.
  init(_ file: URL, _ changes: [String], options: [String] = [], under tracer: [String] = []) throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("StoreWriter")
    let words = tracer + [program.path, file.path] + options + changes
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = start
    process.standardOutput = output.pipe
    if !tracer.isEmpty { process.standardError = remarks.pipe }
    try process.run()
    let ready = output.next() ?? ""
    guard ready.hasPrefix("ready "), let number = Int32(ready.dropFirst("ready ".count)) else {
      throw CocoaError(.executableLoad)
    }
    self.number = number
  }

  /// Lets the changes begin.
  func go() throws {
    try start.fileHandleForWriting.close()
  }

  /// Waits until so many changes were reported.
  func waitForReports(_ count: Int) {
    while reports.count < count, let report = output.next() {
      reports.append(report)
    }
  }

  /// Sends a signal to the process that changes the file.
  func send(_ signal: Int32) {
    kill(number, signal)
  }

  /// Waits for the end of the process; then ``reports`` has all that it reported.
  func waitUntilExit() {
    waitForReports(.max)
    process.waitUntilExit()
  }

  /// Makes all changes and gives the reports.
  static func reports(
    _ file: URL, _ changes: [String], options: [String] = [], under tracer: [String] = []
  ) throws -> [String] {
    let writer = try WriterProcess(file, changes, options: options, under: tracer)
    try writer.go()
    writer.waitUntilExit()
    return writer.reports
  }
}
