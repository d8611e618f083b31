import Architectures
import Foundation
import Fuzzing
import Processes
import Specification

/// One of the processes that share the scripts of a plan: apps live on the main actor, of which a process has one.
struct FuzzProcess {
  /// The argument that makes the program such a process.
  nonisolated static let word = "--fuzz"

  private let process: Subprocess
  /// The beginning of a line whose end has not been read yet.
  private var rest = Data()
  /// The seeds of the scripts that it has not reported yet, the next first.
  private var seeds: [UInt64]

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - number: Which of the plan's processes it is, from 0.
  ///   - executable: The program to start, which is this one.
  init(_ number: Int, of plan: FuzzPlan, executable: URL) throws {
    seeds = plan.seeds(of: number)
    process = try Subprocess(
      executable,
      [Self.word, "\(number)", "\(plan.jobs)", "\(plan.scripts)", "\(plan.seed)"]
        + plan.patterns.map(\.rawValue), output: .piped)
  }

  /// The file descriptor on which results arrive.
  var descriptor: Int32 { process.output?.fileDescriptor ?? -1 }

  /// Reads the output so far.
  ///
  /// - Returns: The results that are complete, or nil at the end.
  mutating func read() throws -> [DifferentialResult]? {
    guard let data = process.output?.availableData, !data.isEmpty else { return nil }
    rest += data
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    let results = try lines.map { try JSONDecoder().decode(DifferentialResult.self, from: $0) }
    seeds.removeFirst(results.count)
    return results
  }

  /// The seed of the script that it was running, or nil if it has reported all of them.
  var unfinishedSeed: UInt64? { seeds.first }

  /// Stops the process if it is still running.
  func stop() { process.terminate() }

  /// Runs the process: every script that falls to it, with a line of JSON for each.
  ///
  /// - Throws: `UsageError` if a number is missing, or if no pattern is named.
  static func serve(_ words: [String]) throws {
    let numbers = words.prefix(3).compactMap { Int($0) }
    let patterns = words.dropFirst(4).compactMap(Pattern.init)
    guard numbers.count == 3, numbers[1] > 0, words.count > 4, let seed = UInt64(words[3]), !patterns.isEmpty
    else {
      throw UsageError.invalid(
        "\(word) is reserved for the program itself. Try '\(Kit.command) help fuzz'.")
    }
    let plan = FuzzPlan(patterns: patterns, scripts: numbers[2], seed: seed, jobs: numbers[1])
    let differential = Differential(of: patterns.map { Architectures.of($0) })
    for seed in plan.seeds(of: numbers[0]) {
      let line =
        try JSONEncoder().encode(differential.run(seed: seed, length: FuzzPlan.length)) + Data("\n".utf8)
      // If nobody reads the results any more, there is nothing left to do.
      guard (try? FileHandle.standardOutput.write(contentsOf: line)) != nil else { return }
    }
  }
}
