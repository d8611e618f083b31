import Foundation
import Processes
import Specification

/// A process that measures the memory of one contender.
struct MemoryProcess {
  /// The argument that makes the program such a process.
  static let word = "--memory"

  /// Returns the contenders whose memory is measured. Apps are not observed: a trace takes memory, too.
  ///
  /// There are no contenders for few rows, for which the sizes of processes are too coarse.
  ///
  /// - Parameter rows: The number of rows that they would have.
  static func entries(for patterns: [Pattern], with rows: Int) -> [Entry] {
    guard rows >= 100_000 else { return [] }
    return [Entry(kind: .plainFunction), Entry(kind: .pattern(.mvc, .off))]
      + patterns.map { Entry(kind: .pattern($0, .off)) }
  }

  /// Measures a contender.
  ///
  /// - Returns: nil if the system does not say how large a process is.
  static func run(_ index: Int, of plan: Plan, rows: Int) throws -> Memory? {
    let (output, status) = try Subprocess.output(
      of: BuiltProducts.runningProgram(orInTests: "bench"),
      [word, "\(index)", "\(rows)", "\(plan.seed)"] + plan.patterns.map(\.rawValue))
    guard status == 0 else { throw MemoryError(status: status) }
    return try JSONDecoder().decode(Memory?.self, from: output)
  }

  /// Measures, and writes the result as JSON.
  ///
  /// - Throws: `UsageError` for arguments that the program never passes to itself.
  static func serve(_ words: [String]) throws {
    let numbers = words.prefix(2).compactMap { Int($0) }
    let entries = entries(
      for: words.dropFirst(3).compactMap(Pattern.init), with: numbers.last ?? 0)
    guard numbers.count == 2, words.count > 2, let seed = UInt64(words[2]), numbers[1] > 0,
      entries.indices.contains(numbers[0])
    else { throw UsageError(reason: "\(word) is reserved for the program itself.") }
    let memory = try Memory(of: entries[numbers[0]], rows: numbers[1], seed: seed)
    try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(memory))
  }
}

/// The failure of the process that measures memory.
struct MemoryError: Error, CustomStringConvertible {
  let status: Int32

  var description: String { "The process that measures memory ended with status \(status)." }
}
