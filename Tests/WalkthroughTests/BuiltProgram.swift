import Foundation
import ProcessTesting

/// Runs the built program with some words, away from any terminal.
nonisolated func walkthrough(_ arguments: String...) async throws -> ProcessOutput {
  try await walkthrough(arguments)
}

/// Runs the built program with some words, away from any terminal, and behind the tests on the main actor, which take turns
/// on one thread.
///
/// - Parameters:
///   - input: The text that it reads.
///   - environment: Variables in addition to those of this process.
nonisolated func walkthrough(
  _ arguments: [String], typing input: String = "", environment: [String: String] = [:]
) async throws -> ProcessOutput {
  try await gate.pass {
    let command = ["-n", "10", walkthroughExecutable.path] + arguments
    return try await ProcessOutput(of: URL(fileURLWithPath: "/usr/bin/nice"), command, typing: input) {
      process in
      // No machine is slow enough to reach this timeout.
      let usual = ["COLUMNS": "80", "WALKTHROUGH_TIMEOUT": "3600"]
      process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }
        .merging(environment) { $1 }
      process.currentDirectoryURL = FileManager.default.temporaryDirectory
    }
  }
}

/// Lets as many programs run at once as there are processors.
nonisolated private let gate = Gate(limit: ProcessInfo.processInfo.activeProcessorCount)

/// The program, in the folder that the tests were built in.
nonisolated let walkthroughExecutable = URL(fileURLWithPath: CommandLine.arguments[0])
  .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("walkthrough")

/// The folder of the package.
nonisolated let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Something else came than a test expects.
nonisolated struct Unexpected: Error {}
