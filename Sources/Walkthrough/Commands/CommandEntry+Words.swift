import Stories

/// The values that the words of an operand stand for.
extension CommandEntry {
  static func pattern(_ word: String) throws(UsageError) -> Pattern {
    guard let pattern = Pattern(word: word) else {
      throw .unknown("pattern", word, known: WordList.patterns.words)
    }
    return pattern
  }

  /// Returns the patterns that words stand for, each once; all patterns if there is no word.
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
    let id = word.lowercased()
    if let story = Story.named(id) { return story.id }
    guard !Story.further.contains(where: { $0.id == id }) else {
      throw .invalid("Only exercises use the story '\(id)'. '\(Kit.command) list' shows the other stories.")
    }
    throw .unknown("story", word, known: WordList.stories.words)
  }

  static func selection(_ word: String) throws(UsageError) -> RuleSelection {
    if let pattern = Pattern(word: word) { return .pattern(pattern) }
    if let rule = Rule.named(word.uppercased()) { return .rule(rule.id) }
    let hasDigit = word.contains(where: \.isWholeNumber)
    guard hasDigit else {
      throw .unknown(
        "pattern", word, known: WordList.patterns.words,
        advice: "\n'\(Kit.command) search \(word.quotable)' finds the word in rules, messages and pages.")
    }
    throw .unknownRule(word, meaning: rule(meantBy: word))
  }

  /// Returns the rule that a word probably means: `VIPER-12`, which names the pattern, means VPR-12; else the nearest
  /// rule.
  private static func rule(meantBy word: String) -> Rule.ID? {
    let parts = word.split(separator: "-")
    guard let pattern = Pattern(word: parts.dropLast().joined(separator: "-")) else {
      return Rule.all.map(\.id).nearest(to: word)
    }
    let rules = Rule.all(of: pattern).map(\.id)
    let number = parts.last.flatMap { Int($0) }
    return rules.first { Int($0.suffix(2)) == number } ?? rules.nearest(to: word)
  }

  /// Reads the number of an exercise.
  static func number(_ word: String, after command: String) throws(UsageError) -> Int {
    guard let number = Int(word) else {
      throw .invalid(
        "'exercises \(command)' takes the number of an exercise. Try '\(Kit.command) exercises \(command) 1'."
      )
    }
    return number
  }
}
