import Specification
import Toolchain

/// Shows rules.
struct RulesCommand: Command, Equatable {
  let selection: RuleSelection
  /// True if the text says what has become of the rules, instead of how they are known.
  var showsToday = false

  func answer(with options: Options) throws -> Answer {
    let traceability = try Package.traceability()
    let report = RulesReport(selection: selection, page: options.page, traceability: traceability)
    switch options.format {
    case .markdown:
      guard let traceability else { throw PackageError.noPackage }
      return Answer(text: RulesPage(traceability: traceability).text())
    case .json: return Answer(text: try report.json())
    default:
      return Answer(
        text: showsToday ? TodayReport(rules: report.rules, page: options.page).text() : report.text())
    }
  }
}

/// A selection of rules.
enum RuleSelection: Equatable {
  case all
  case pattern(Pattern)
  case rule(String)
}

extension CommandEntry {
  static let rules: CommandEntry = CommandEntry(
    name: "rules",
    brief: "the rules: all, those of a pattern, or one in full",
    summary:
      "Lists the rules, each with its identifier, level, text, the evidence that decides it, and how many programs are "
      + "known to break it. A single rule is shown in full: its reason, where to look when it is broken, its source, "
      + "what has become of it with async functions and in SwiftUI, what breaks it, and where it is tested.",
    operands: [
      OperandEntry(
        name: "PATTERN | RULE", noun: "a pattern or a rule", values: .rules,
        meaning: "a pattern, such as swift-io or the letters of its rules, sio; or a rule, such as SIO-14",
        count: .atMostOnce)
    ],
    formats: [
      .text,
      FormatEntry(format: .json, meaning: "one document: schema, rules"),
      FormatEntry(format: .markdown, meaning: "all rules, as on the page Docs/Rules.md"),
    ],
    options: [.today],
    terms: [
      Term(
        term: "observed in messages",
        meaning:
          "decided by traces of stories or, in MVVM-FC, of requests over a simulated network; 'trace' in JSON"
      ),
      Term(
        term: "observed in lifetimes",
        meaning:
          "decided by which object holds which, and which stay alive when the app is released; 'lifetime' in JSON"
      ),
      Term(term: "observed in objects", meaning: "decided by what types store; 'types' in JSON"),
      Term(term: "compiled", meaning: "decided by what the compiler accepts and refuses; 'compiler' in JSON"),
      Term(term: "declared", meaning: "decided by what a module declares; 'names' in JSON"),
      Term(term: "read from syntax", meaning: "decided by the source text; 'source' in JSON"),
      Term(term: "holds", meaning: "with --today: the rule asks for the same, in the same form"),
      Term(term: "changes", meaning: "with --today: it asks for the same in another form, or for less"),
      Term(term: "falls", meaning: "with --today: what it asks for is not needed, or does not exist"),
    ],
    examples: [
      Example(words: "rules VIP-37", meaning: "one rule in full"),
      Example(words: "rules viper --today", meaning: "which rules of VIPER hold, change or fall today"),
      Example(words: "rules --format markdown", meaning: "all rules as a page"),
    ]
  ) { words, options throws(UsageError) in
    let selection = if let word = words.first { try selection(word) } else { RuleSelection.all }
    guard options.format != .markdown || selection == .all else {
      throw .invalid("--format markdown is for all rules at once: '\(Kit.command) rules --format markdown'.")
    }
    return RulesCommand(selection: selection, showsToday: options[.today])
  }

  private static func selection(_ word: String) throws(UsageError) -> RuleSelection {
    if Pattern(word: word) != nil { return .pattern(try architecture(word)) }
    guard !JudgeRequest.ownRules.contains(word.uppercased()) else {
      throw .invalid(
        "\(word.uppercased()) is a rule of the judge's own. Try '\(Kit.command) judge explain \(word.uppercased())'."
      )
    }
    let hasDigit = word.contains(where: \.isWholeNumber)
    guard hasDigit else {
      throw .unknown(
        "pattern", word, known: WordList.patterns.words + Pattern.allCases.compactMap(\.lettersOfRules),
        advice: "\n'\(Kit.command) search \(word.quotable)' finds the word in rules, messages and pages.")
    }
    return .rule(try rule(word).id)
  }

  /// Returns the rule with an identifier, in upper or lower case.
  static func rule(_ word: String) throws(UsageError) -> Rule {
    if let rule = Rule.named(word.uppercased()) { return rule }
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
}
