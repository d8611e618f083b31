public import Foundation

/// The output of a process that has ended, and its exit status.
public struct ProcessOutput: Sendable {
  /// The exit status.
  public let status: Int32
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let errors: String

  /// Runs a program to its end. A test that is cancelled, for instance by its time limit, kills the process.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments of the program.
  ///   - input: The text that it reads; no more than a pipe holds.
  ///   - configure: Sets the environment and the working directory, and redirects streams.
  /// - Throws: An error of Foundation if the process cannot be started.
  public init(
    of program: URL, _ arguments: [String], typing input: String = "",
    configure: (Process) -> Void = { _ in }
  ) async throws {
    let (typed, output, errors) = (Pipe.notInherited(), Pipe.notInherited(), Pipe.notInherited())
    // The text waits in the pipe, so that a program that ends without reading it breaks nothing.
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let process = try ChildProcess(program, arguments) { process in
      process.standardInput = typed
      process.standardOutput = output
      process.standardError = errors
      configure(process)
    }
    // Foundation has closed the ends that the process uses; reading a pipe that it does not use would never end.
    for pipe in [output, errors] { try? pipe.fileHandleForWriting.close() }
    // Read side by side: a process that fills one pipe waits until somebody reads it.
    async let outputText = Self.text(from: output)
    async let errorText = Self.text(from: errors)
    status = await process.statusAtEnd()
    self.output = await outputText
    self.errors = await errorText
  }

  private static func text(from pipe: Pipe) async -> String {
    await onOwnThread {
      defer { try? pipe.fileHandleForReading.close() }
      return String(decoding: (try? pipe.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
    }
  }
}
