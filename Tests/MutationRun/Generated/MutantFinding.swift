import Foundation
import Toolchain

extension [Mutant] {
  /// Finds every mutant that the operators make in some files, in the order of the files' names and of their lines.
  ///
  /// - Parameters:
  ///   - texts: The files' texts, by name.
  ///   - package: The folder of the package; its build folder keeps the program that finds mutants.
  /// - Throws: As `SyntaxProgram`.
  static func all(in texts: [String: String], of package: URL) throws -> [Mutant] {
    let folder = package.appendingPathComponent("Tests/MutationRun")
    let names = [
      "MutantFinder/main", "MutantFinder/MutantFinder", "MutantFinder/Signatures", "Generated/Mutant",
    ]
    let program = try SyntaxProgram(
      "mutant-finder", sources: names.map { folder.appendingPathComponent("\($0).swift") },
      keptIn: package.appendingPathComponent(".build/mutant-finder"))
    let files = texts.sorted { $0.key < $1.key }.map { SyntaxReader.Text(name: $0.key, text: $0.value) }
    return try program.answer([Mutant].self, to: files)
  }

  /// The places of the mutants among those of the same name, from 1 in the order of their lines.
  var numbers: [Mutant: Int] {
    var counts: [String: Int] = [:]
    var numbers: [Mutant: Int] = [:]
    for mutant in self {
      counts[mutant.name, default: 0] += 1
      numbers[mutant] = counts[mutant.name]
    }
    return numbers
  }

  /// Returns the mutants in an order that a seed decides. A mutant of a new name, one that is removed, and lines that
  /// move do not change the order of the others.
  func shuffled(by seed: Int) -> [Mutant] {
    let numbers = numbers
    let keys = map { Fingerprint.number(of: "\(seed) \(numbers[$0] ?? 1) \($0.name)".utf8) }
    return zip(keys, self).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
