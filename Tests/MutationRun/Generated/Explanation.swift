import Foundation
import Specification

/// The reason why a mutant survives.
struct Explanation: Hashable, Sendable {
  enum Kind: String, Sendable {
    /// The program does the same as before, so there is nothing to notice.
    case equivalent
    /// The program does something else, and nothing notices.
    case hole
  }

  let kind: Kind
  /// The mutant's name. A number after it, such as `(2)`, selects one of several mutants of this name.
  let mutant: String
  let reason: String

  /// Returns true if this explains a mutant.
  ///
  /// - Parameter number: The mutant's place among those of the same name, from 1.
  func explains(_ mutant: Mutant, number: Int) -> Bool {
    [mutant.name, "\(mutant.name) (\(number))"].contains(self.mutant)
  }
}

extension [Explanation] {
  /// Reads the explanations that are kept for a pattern, in a file such as `swift-io-survivors.tsv`.
  ///
  /// - Parameter folder: The folder with a file for each pattern.
  /// - Throws: `ExplanationError`, or an error of Foundation if the file cannot be read.
  static func all(of pattern: Pattern, in folder: URL) throws -> [Explanation] {
    let file = folder.appendingPathComponent("\(pattern.rawValue)-survivors.tsv")
    return try [Explanation](lines: String(contentsOf: file, encoding: .utf8), named: file.lastPathComponent)
  }

  /// Reads lines of three fields, separated by tabs: the kind, the mutant's name and the reason.
  ///
  /// - Parameter name: The file's name, for errors.
  init(lines: String, named name: String) throws(ExplanationError) {
    self = []
    for (index, line) in lines.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3, let kind = Explanation.Kind(rawValue: fields[0]) else {
        throw ExplanationError(file: name, line: index + 1, text: String(line))
      }
      append(Explanation(kind: kind, mutant: fields[1], reason: fields[2]))
    }
  }
}

/// The error for a line that is not an explanation.
struct ExplanationError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String {
    "\(file), line \(line), has to be 'equivalent' or 'hole', a mutant and a reason, separated by tabs: \(text)"
  }
}
