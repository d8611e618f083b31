import Foundation
import ProcessTesting

/// The tracer of Linux, which shows the system calls of a process. It can make a call fail, or kill the process before
/// a call.
struct Strace {
  /// A system call of a process.
  struct Call {
    /// The system's name for the call, such as `openat`.
    let systemName: String
    /// The name of the call on every machine: one machine has `rename`, another only `renameat`.
    var name: String { Self.names[systemName] ?? systemName }
    /// The number of this call among the process's calls of that name, from one.
    let number: Int
    /// The call as the tracer shows it, with its arguments and its result.
    let line: String

    private static let names = [
      "renameat": "rename", "renameat2": "rename", "faccessat": "access", "faccessat2": "access",
      "mkdirat": "mkdir",
    ]
  }

  private static let program = "/usr/bin/strace"

  /// Returns true if the tracer is installed and may trace.
  static func isAvailable() async -> Bool {
    let words = ["-qq", "-o", "/dev/null", "-e", "inject=close:error=EINTR:when=9999", "/bin/true"]
    let process = try? ChildProcess(URL(fileURLWithPath: program), words)
    return await process?.statusAtEnd() == 0
  }

  /// Returns a command that shows the calls with some names while the process runs.
  static func showing(_ names: String) -> [String] {
    [program, "-qq", "-e", "trace=\(names)"]
  }

  /// Returns a command that writes all calls to a file.
  static func writingCalls(to log: URL) -> [String] {
    [program, "-qq", "-s", "200", "-o", log.path]
  }

  /// Returns a command that changes one call: `signal=SIGKILL` ends the process before it, `error=EIO` makes it fail.
  ///
  /// - Parameter log: The file for the reads and the calls of that name; `hasReached` reads it.
  static func at(_ call: Call, _ event: String, log: URL) -> [String] {
    [
      program, "-qq", "-o", log.path, "-e", "trace=read,\(call.systemName)",
      "-e", "inject=\(call.systemName):\(event):when=\(call.number)",
    ]
  }

  /// Returns true if the process made the call that was to be changed, and made it after its start signal.
  static func hasReached(in log: URL) throws -> Bool {
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let start = lines.firstIndex { $0.contains("read(0,") } ?? lines.endIndex
    return lines[start...].dropFirst().contains { $0.contains("(INJECTED)") || $0.contains("+++ killed by ") }
  }

  /// Returns the calls that a writer made for its first change, between its start signal and its report.
  static func callsOfChange(in log: URL) throws -> [Call] {
    var counts: [String: Int] = [:]
    let calls = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { line in
      let name = String(line.prefix { $0 != "(" })
      counts[name, default: 0] += 1
      return Call(systemName: name, number: counts[name]!, line: String(line))
    }
    let begin = calls.firstIndex { $0.name == "read" && $0.line.contains("read(0,") } ?? calls.endIndex
    let end = calls.firstIndex { $0.line.contains(#""done\n""#) } ?? calls.endIndex
    return begin < end ? Array(calls[(begin + 1)..<end]) : []
  }
}
