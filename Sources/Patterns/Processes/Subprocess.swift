public import Foundation
import Synchronization

/// A program that runs as a process of its own.
public final class Subprocess {
  /// Where a program reads from.
  public enum Input {
    case none
    case file(FileHandle)
    case pipe(Pipe)
  }

  /// What becomes of text that a program prints.
  public enum Output {
    case discarded
    /// It goes where this program's own goes.
    case inherited
    /// This program reads it.
    case piped
    case file(FileHandle)
  }

  /// The ways in which a program can end.
  public enum End: Equatable, Sendable {
    case exit(Int32)
    /// A signal ended it, such as that of a trap.
    case signal(Int32)

    /// The status, or the number of the signal.
    public var status: Int32 {
      switch self {
      case .exit(let status), .signal(let status): status
      }
    }
  }

  /// Programs start one at a time. If two start at once, one can inherit the pipes of the other, whose output then has
  /// no end.
  private static let starting = Mutex(())

  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  /// Its output, if that is piped.
  public let output: FileHandle?
  /// Its errors, if they are piped; together with its output if there is only one pipe.
  public let errors: FileHandle?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - environment: Its variables; nil for those of this program.
  ///   - errors: What becomes of its errors; nil if they go where its output goes.
  /// - Throws: An error of Foundation if it cannot be started.
  public init(
    _ program: URL, _ arguments: [String], environment: [String: String]? = nil, input: Input = .none,
    output: Output, errors: Output? = .inherited
  ) throws {
    (self.output, self.errors) = try Self.starting.withLock { [process, ended] _ in
      process.executableURL = program
      process.arguments = arguments
      if let environment { process.environment = environment }
      process.standardInput = input.stream
      let output = output.stream
      let errors = errors.map(\.stream) ?? output
      if let output { process.standardOutput = output }
      if let errors { process.standardError = errors }
      // `waitUntilExit` may notice the end 50 ms late.
      process.terminationHandler = { _ in ended.signal() }
      try process.run()
      return ((output as? Pipe)?.fileHandleForReading, (errors as? Pipe)?.fileHandleForReading)
    }
  }

  /// Its process identifier.
  public var number: Int32 { process.processIdentifier }

  /// Waits for its end, but no longer than some milliseconds; returns true if it has ended.
  public func hasEnded(within milliseconds: Int) -> Bool {
    guard ended.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else { return false }
    ended.signal()
    return true
  }

  /// Waits for its end. Whatever it prints into a pipe has to be read before, or meanwhile.
  @discardableResult
  public func wait() -> End {
    ended.wait()
    ended.signal()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status)
  }

  /// Asks it to end, unless it has ended.
  public func terminate() {
    if process.isRunning { process.terminate() }
  }

  /// Runs a program to its end.
  ///
  /// - Returns: Its output and its exit status, or the number of the signal that ended it.
  /// - Throws: An error of Foundation if it cannot be started.
  public static func output(
    of program: URL, _ arguments: [String], environment: [String: String]? = nil, input: Input = .none,
    errors: Output? = .inherited
  ) throws -> (output: Data, status: Int32) {
    let process = try Subprocess(
      program, arguments, environment: environment, input: input, output: .piped, errors: errors)
    let output = process.output?.readDataToEndOfFile() ?? Data()
    return (output, process.wait().status)
  }

  /// Returns the variables of this program, for one that leaves its temporary files in a folder.
  ///
  /// The compiler's driver crashes if the path of that folder has a letter beyond ASCII; then the system's folder has to
  /// do.
  public static func environment(temporaryFolder folder: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if folder.path.allSatisfy(\.isASCII) { environment["TMPDIR"] = folder.path }
    return environment
  }
}

extension Subprocess.Input {
  fileprivate var stream: Any {
    switch self {
    case .none: FileHandle.nullDevice
    case .file(let file): file
    case .pipe(let pipe): pipe
    }
  }
}

extension Subprocess.Output {
  /// A new pipe, a file, or nil for the stream of this program.
  fileprivate var stream: Any? {
    switch self {
    case .discarded: FileHandle.nullDevice
    case .inherited: nil
    case .piped: Pipe()
    case .file(let file): file
    }
  }
}
