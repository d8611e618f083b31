import Foundation
import Specification

/// The rules that an exercise's certification judges, as a file lists them: a line for each pattern.
///
/// The file is written by hand. `exercises verify` compares it with the rules that were judged.
struct CertifiedRules {
  /// The file's path in the kit's folder.
  static let path = "Solutions/Certified.rules"

  private let rules: [Pattern: Set<Rule.ID>]

  /// Reads the file.
  ///
  /// - Throws: An error of Foundation if it cannot be read.
  init(package: URL) throws {
    let text = try String(contentsOf: package.appendingPathComponent(Self.path), encoding: .utf8)
    rules = text.split(separator: "\n").reduce(into: [:]) { rules, line in
      let words = line.split(separator: " ").map(String.init)
      guard let pattern = words.first.map({ $0.filter { $0 != ":" } }).flatMap(Pattern.init) else { return }
      rules[pattern] = Set(words.dropFirst())
    }
  }

  /// The rules of a pattern that are judged.
  subscript(pattern: Pattern) -> Set<Rule.ID> { rules[pattern] ?? [] }
}
