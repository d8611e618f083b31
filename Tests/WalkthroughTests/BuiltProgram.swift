import Foundation
import ProcessTesting
import Processes

/// Runs the built program with the given arguments and without a terminal.
nonisolated func walkthrough(_ arguments: String...) async throws -> ProcessOutput {
  try await walkthrough(arguments)
}

/// Runs the built program with the given arguments and without a terminal.
///
/// - Parameters:
///   - input: The program's standard input.
///   - environment: Variables in addition to those of this process.
nonisolated func walkthrough(
  _ arguments: [String], typing input: String = "", environment: [String: String] = [:]
) async throws -> ProcessOutput {
  try await gate.pass {
    try await ProcessOutput(of: walkthroughExecutable, arguments, typing: input) { process in
      // Even a slow machine does not reach this timeout.
      let usual = ["COLUMNS": "80", "WALKTHROUGH_TIMEOUT": "3600"]
      process.environment = ProcessInfo.processInfo.environment.merging(usual) { $1 }
        .merging(environment) { $1 }
      process.currentDirectoryURL = FileManager.default.temporaryDirectory
    }
  }
}

/// Limits the number of programs that run at once to the number of processors.
nonisolated private let gate = Gate(limit: ProcessInfo.processInfo.activeProcessorCount)

/// The program, in the folder that the tests were built in.
nonisolated let walkthroughExecutable = BuiltProducts.program("walkthrough")

/// The folder of the package.
nonisolated let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The error that a test throws when something unexpected happens.
nonisolated struct Unexpected: Error {}
