import Architectures
import Foundation
import Specification

/// One of the processes that share the scripts of a plan: apps live on the main actor, of which a process has one.
struct FuzzProcess {
  /// The word by which the program is told that it is such a process.
  nonisolated static let word = "--fuzz"

  private let process = Process()
  private let output = Pipe()
  /// What was read and does not end in a line break yet.
  private var rest = Data()

  /// Starts a process.
  ///
  /// - Parameter number: Which of the plan's processes it is, from 0.
  init(_ number: Int, of plan: FuzzPlan) throws {
    process.executableURL = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    process.arguments =
      [Self.word, "\(number)", "\(plan.jobs)", "\(plan.scripts)", "\(plan.seed)"]
      + plan.patterns.map(\.rawValue)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
  }

  /// The file descriptor to wait at for results.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Reads what has come.
  ///
  /// - Returns: The results that are complete, or nil at the end.
  mutating func read() throws -> [DifferentialResult]? {
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { return nil }
    rest += data
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    return try lines.map { try JSONDecoder().decode(DifferentialResult.self, from: $0) }
  }

  /// Stops the process.
  func stop() {
    process.terminate()
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Whether it did all that it was to do.
  func finish() -> Bool {
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  /// What the process does: every script that falls to it, a line of JSON for each.
  static func serve(_ words: [String]) throws {
    let numbers = words.prefix(4).compactMap { UInt64($0) }
    guard numbers.count == 4 else { throw UsageError.invalid("\(Self.word) is not for people.") }
    let (number, jobs, scripts) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    let patterns = words.dropFirst(4).compactMap(Pattern.init)
    let plan = FuzzPlan(patterns: patterns, scripts: scripts, seed: numbers[3], jobs: jobs)
    let differential = Differential(of: patterns.map { Architectures.of($0) })
    for script in stride(from: number, to: scripts, by: jobs) {
      let result = differential.run(seed: plan.seed(of: script), length: FuzzPlan.length)
      // Whoever has started this may be gone: then there is nobody to write to.
      try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(result) + Data("\n".utf8))
    }
  }
}
