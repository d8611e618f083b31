import Foundation

/// What a run of the program printed, and how it ended.
struct RunResult {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs the built program with some words, away from any terminal.
nonisolated func walkthrough(_ arguments: String...) throws -> RunResult {
  try walkthrough(arguments)
}

/// Runs the built program with some words, away from any terminal.
nonisolated func walkthrough(_ arguments: [String], typing input: String? = nil) throws -> RunResult {
  let process = Process()
  let output = Pipe()
  let errors = Pipe()
  process.executableURL = walkthroughExecutable
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "80"]) { $1 }
  process.currentDirectoryURL = FileManager.default.temporaryDirectory
  let typed = Pipe()
  process.standardInput = typed
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  try typed.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
  try typed.fileHandleForWriting.close()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  let errorText = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return RunResult(
    status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
    errors: String(decoding: errorText, as: UTF8.self))
}

/// Runs the built program beside others, and without holding up the main actor.
@concurrent nonisolated func walkthrough(beside arguments: String...) async throws -> RunResult {
  try walkthrough(arguments)
}

/// The program, in the folder that the tests were built in.
nonisolated let walkthroughExecutable = URL(fileURLWithPath: CommandLine.arguments[0])
  .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("walkthrough")

/// The folder of the package.
nonisolated let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Something else came than a test expects.
struct Unexpected: Error {}
