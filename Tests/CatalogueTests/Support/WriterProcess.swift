import Foundation
import ProcessTesting
import Processes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A separate process that makes changes to a file of favourites and reports each.
///
/// The program is in the folder of the built tests.
final class WriterProcess {
  /// The reports of the process: for each change `done`, or `failed` and the error.
  private(set) var reports: [String] = []

  /// The identifier of the process that changes the file.
  private(set) var number: Int32 = 0

  /// The tracer's output, if there is one.
  let remarks = LineReader()

  private let process: ChildProcess
  private let start = Pipe.notInherited()
  private let output = LineReader()

  /// Starts the process and returns when it is ready and waits for ``go()``.
  ///
  /// - Parameters:
  ///   - file: The file of favourites.
  ///   - changes: `+tt1` to mark a film, `-tt1` to unmark it.
  ///   - options: The options of the program `StoreWriter`.
  ///   - tracer: A program, with its arguments, that runs the process and observes it.
  init(_ file: URL, _ changes: [String], options: [String] = [], under tracer: [String] = []) async throws {
    let words = tracer + [BuiltProducts.program("StoreWriter").path, file.path] + options + changes
    process = try ChildProcess(URL(fileURLWithPath: words[0]), Array(words.dropFirst())) {
      [start, output, remarks] process in
      process.standardInput = start
      process.standardOutput = output.pipe
      process.standardError = tracer.isEmpty ? FileHandle.standardError : remarks.pipe
    }
    let ready = await nextReport() ?? ""
    guard ready.hasPrefix("ready "), let number = Int32(ready.dropFirst("ready ".count)) else {
      throw CocoaError(.executableLoad)
    }
    self.number = number
  }

  /// Starts the changes.
  func go() throws {
    try start.fileHandleForWriting.close()
  }

  /// Waits for a number of reports.
  func waitForReports(_ count: Int) async {
    while reports.count < count, let report = await nextReport() {
      reports.append(report)
    }
  }

  /// Waits for a report; cancelling the test, for example by its time limit, kills the process.
  private func nextReport() async -> String? {
    await withTaskCancellationHandler {
      await output.next()
    } onCancel: { [process] in
      process.kill()
    }
  }

  /// Sends a signal to the process that changes the file.
  func send(_ signal: Int32) {
    kill(number, signal)
  }

  /// Waits for the end of the process, after which ``reports`` is complete.
  func waitUntilExit() async {
    await waitForReports(.max)
    _ = await process.statusAtEnd()
  }

  /// Makes all changes and returns the reports.
  static func reports(
    _ file: URL, _ changes: [String], options: [String] = [], under tracer: [String] = []
  ) async throws -> [String] {
    let writer = try await WriterProcess(file, changes, options: options, under: tracer)
    try writer.go()
    await writer.waitUntilExit()
    return writer.reports
  }
}
