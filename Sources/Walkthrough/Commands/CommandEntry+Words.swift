import Playing
import Specification

/// The values that the words of an operand stand for.
extension CommandEntry {
  static func pattern(_ word: String) throws(UsageError) -> Pattern {
    guard let pattern = Pattern(word: word) else {
      throw .unknown("pattern", word, known: WordList.patterns.words)
    }
    return pattern
  }

  /// Returns the architecture that a word stands for; MVC, which has no rules, is none.
  static func architecture(_ word: String) throws(UsageError) -> Pattern {
    let pattern = try pattern(word)
    guard pattern != .mvc else { throw .noRules }
    return pattern
  }

  /// Returns the patterns that words stand for, each once; the four if there is no word.
  static func patterns(_ words: ArraySlice<String>) throws(UsageError) -> [Pattern] {
    var patterns: [Pattern] = []
    for word in words {
      let pattern = try pattern(word)
      guard !patterns.contains(pattern) else { throw .invalid("'\(word)' is listed twice.") }
      patterns.append(pattern)
    }
    return patterns.isEmpty ? Pattern.allCases : patterns
  }

  static func story(_ word: String) throws(UsageError) -> Story.ID {
    let id = try tracedStory(word)
    guard Story.named(id) != nil else {
      throw .invalid(
        "'trace' shows '\(id)', but no other command. '\(Kit.command) list' shows the other stories.")
    }
    return id
  }

  /// Returns the story that a word stands for; it may be a further story.
  static func tracedStory(_ word: String) throws(UsageError) -> Story.ID {
    let id = word.lowercased()
    guard Story.traced(id) != nil else { throw .unknown("story", word, known: Story.traceable.map(\.id)) }
    return id
  }
}

extension Story {
  /// The stories that can be traced: those to choose from, and the further ones.
  static let traceable = all + further

  /// Returns the story with an identifier, which may be a further story.
  static func traced(_ id: Story.ID) -> Story? { traceable.first { $0.id == id } }
}
