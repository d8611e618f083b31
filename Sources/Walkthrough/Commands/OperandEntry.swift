import Specification

/// An operand: a word of a command that is not an option.
struct OperandEntry {
  /// The number of words that the operand takes.
  enum Count {
    case once, atMostOnce, anyNumber
  }

  /// The name in help, such as `PATTERN`.
  let name: String
  /// The name in a sentence, such as `a pattern`.
  let noun: String
  let values: WordList
  let meaning: String
  var count = Count.once

  /// The noun without the words in front of it: `pattern`, `exercise`.
  var kind: String { noun.split(separator: " ").last.map(String.init) ?? noun }

  /// The operand as usage shows it: `STORY`, `[STORY]`, `[PATTERN ...]`.
  var usage: String {
    switch count {
    case .once: name
    case .atMostOnce: "[\(name)]"
    case .anyNumber: "[\(name) ...]"
    }
  }
}

extension OperandEntry {
  static let pattern = OperandEntry(
    name: "PATTERN", noun: "a pattern", values: .patterns,
    meaning: Pattern.allCases.map(\.rawValue).joined(separator: ", "))

  static let story = OperandEntry(
    name: "STORY", noun: "a story", values: .stories, meaning: "'\(Kit.command) list' shows the stories")

  static func patterns(_ meaning: String) -> OperandEntry {
    OperandEntry(name: "PATTERN", noun: "a pattern", values: .patterns, meaning: meaning, count: .anyNumber)
  }

  static let exercise = OperandEntry(
    name: "N", noun: "the number of an exercise", values: .exercises,
    meaning: "'\(Kit.command) exercises' shows the numbers")

  /// Returns the operand as one that may be left out.
  func optional(_ meaning: String? = nil) -> OperandEntry {
    OperandEntry(name: name, noun: noun, values: values, meaning: meaning ?? self.meaning, count: .atMostOnce)
  }
}
