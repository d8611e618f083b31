import Stories

/// A word that is missing on a command line, and the words to choose it from.
struct Choice: Equatable {
  /// The command as far as it is typed: `trace viper`.
  let typed: String
  /// What is missing: `a story`.
  let noun: String
  let values: WordList

  /// Creates a choice, or nil where the words do not explain themselves.
  init?(of operand: OperandEntry, after typed: String) {
    switch operand.values {
    case .patterns, .stories, .exercises:
      (self.typed, noun, values) = (typed, operand.noun, operand.values)
    default: return nil
    }
  }

  /// The words with their meaning.
  var entries: [(word: String, meaning: String)] {
    switch values {
    case .patterns: Pattern.allCases.map { ($0.rawValue, $0.title) }
    case .stories: Story.all.map { ($0.id, $0.wish) }
    case .exercises: (try? Exercise.all())?.map { ("\($0.number)", $0.manifest.title) } ?? []
    default: []
    }
  }
}
