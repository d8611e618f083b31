import Playing
import Specification

/// A word missing from a command line, and the words to choose it from.
struct Choice: Command, Equatable {
  /// The command as far as it is typed: `trace viper`.
  let typed: String
  /// The word that is missing: `a story`.
  let noun: String
  let values: WordList
  /// The examples of the command, for a missing word that is not chosen from a list.
  let examples: [CommandEntry.Example]

  func answer(with options: Options) -> Answer {
    Answer(text: ChoiceReport(choice: self, page: options.page).text(), status: Walkthrough.usageStatus)
  }
}

extension Choice {
  /// Creates the choice among the words of a list.
  init(listing operand: OperandEntry, after typed: String) {
    self.init(typed: typed, noun: operand.noun, values: operand.values, examples: [])
  }

  /// Creates a choice, or nil if there is neither a list nor an example of the missing word.
  init?(of operand: OperandEntry, after typed: String, examples: [CommandEntry.Example]) {
    let isListed = [.patterns, .stories, .exercises].contains(operand.values)
    guard isListed || !examples.isEmpty else { return nil }
    self.init(
      typed: typed, noun: operand.noun, values: operand.values, examples: isListed ? [] : examples)
  }

  /// The command lines to choose from, with their meaning.
  var commands: [(words: String, meaning: String)] {
    switch values {
    case .patterns: Pattern.allCases.map { ("\(typed) \($0.rawValue)", $0.title) }
    case .stories: Story.all.map { ("\(typed) \($0.id)", $0.wish) }
    case .exercises:
      (try? Exercise.all())?.map { ("\(typed) \($0.number)", $0.manifest.title) } ?? []
    default: examples.map { ($0.words, $0.meaning) }
    }
  }
}
