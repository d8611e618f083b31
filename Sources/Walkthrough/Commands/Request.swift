import Foundation
import Stories

/// What was asked for on the command line.
struct Request: Equatable {
  /// The forms that an answer can take.
  enum Format: String, CaseIterable {
    case text, json, mermaid, markdown
  }

  /// What can be asked for.
  enum Command: Equatable {
    case guide
    /// A story, message by message.
    case tour(Pattern, Story.ID)
    case help(HelpTopic)
    case list
    case rules(RuleSelection)
    case trace(Pattern, Story.ID)
    case compare(Story.ID, [Pattern])
    case ownership(Pattern)
    case measure([Pattern])
    case fuzz(FuzzPlan)
    /// Measure what the patterns cost; another program reads the words.
    case bench([String])
    case exercises(ExerciseCommand)
    /// Make what is generated in the pages again, or say what is stale.
    case docs(isCheck: Bool)
    /// A conversation; the path of the file for favourites, or nil for the usual one.
    case console(store: String?)
  }

  let command: Command
  let format: Format
  /// The columns to write in, or nil for as many as the terminal has.
  let width: Int?
  /// The folder on a server that the catalogue is read from, or nil for the catalogue that is built in.
  let catalogue: URL?
}

/// Which rules were asked for.
enum RuleSelection: Equatable {
  case all
  case pattern(Pattern)
  case rule(String)
}

extension Request {
  /// Reads the words after the program's name.
  ///
  /// - Throws: `UsageError` for a word that is not known or stands in the wrong place.
  init(arguments: [String]) throws(UsageError) {
    if arguments.first == HelpTopic.bench.rawValue, !arguments.contains("--help"), !arguments.contains("-h") {
      command = .bench(Array(arguments.dropFirst()))
      format = .text
      width = nil
      catalogue = nil
      return
    }
    var words: [String] = []
    var formatWord: String??
    var width: Int?
    var store: String??
    var scripts: Int?
    var seed: UInt64?
    var catalogue: URL?
    var wantsHelp = false
    var isCheck = false

    var rest = arguments[...]
    while let word = rest.popFirst() {
      let (name, attached) = word.splitOption
      switch name {
      case _ where word == "-h" || word == "--help":
        wantsHelp = true
      case _ where word == "--check":
        isCheck = true
      case "--format":
        formatWord = .some(attached ?? rest.popFirst())
      case "--width":
        width = try Self.width(attached ?? rest.popFirst())
      case "--store":
        store = .some(attached ?? rest.popFirst())
      case "--scripts":
        scripts = try Self.scripts(attached ?? rest.popFirst())
      case "--seed":
        seed = try Self.seed(attached ?? rest.popFirst())
      case "--catalogue":
        catalogue = try Self.address(attached ?? rest.popFirst())
      case _ where name.hasPrefix("-"):
        throw .unknown(
          "option", word, known: Self.options)
      default:
        words.append(word)
      }
    }
    self.width = width
    self.catalogue = catalogue
    guard !wantsHelp else {
      command = .help(try Self.topic(words.first))
      format = .text
      return
    }
    var command = try Self.command(words, store: try store.map(Self.path))
    if case .fuzz(var plan) = command {
      plan.scripts = scripts ?? plan.scripts
      plan.seed = seed ?? plan.seed
      command = .fuzz(plan)
    } else if scripts != nil || seed != nil {
      throw .invalid("\(scripts == nil ? "--seed" : "--scripts") is for 'fuzz'.")
    }
    if isCheck {
      guard case .docs = command else { throw .invalid("--check is for 'docs'.") }
      command = .docs(isCheck: true)
    }
    self.command = command
    format = try formatWord.map(Self.format) ?? .text
    try checkFormat()
    try checkCatalogue()
  }

  private static let options = [
    "--format", "--width", "--check", "--store", "--catalogue", "--scripts", "--seed", "--help", "-h",
  ]

  private static func scripts(_ word: String?) throws(UsageError) -> Int {
    guard let word, let count = Int(word), (1...1_000_000).contains(count) else {
      throw .invalid("--scripts takes a number from 1 to 1000000.")
    }
    return count
  }

  private static func seed(_ word: String?) throws(UsageError) -> UInt64 {
    guard let word, let seed = UInt64(word) else {
      throw .invalid("--seed takes a whole number from 0 to \(UInt64.max).")
    }
    return seed
  }

  private static func format(_ word: String?) throws(UsageError) -> Format {
    guard let word else { throw .missing("--format needs a form", known: Format.allCases.map(\.rawValue)) }
    guard let format = Format(rawValue: word) else {
      throw .unknown("format", word, known: Format.allCases.map(\.rawValue))
    }
    return format
  }

  private static func width(_ word: String?) throws(UsageError) -> Int {
    guard let word, let width = Int(word), (20...500).contains(width) else {
      throw .invalid("--width takes a number of columns from 20 to 500.")
    }
    return width
  }

  private static func path(_ word: String?) throws(UsageError) -> String {
    guard let word, !word.isEmpty else {
      throw .invalid("--store needs the path of a file, such as --store favourites.json.")
    }
    return word
  }

  private static func address(_ word: String?) throws(UsageError) -> URL {
    guard let word, let url = URL(string: word), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false, (1...65535).contains(url.port ?? 80)
    else {
      throw .invalid(
        "--catalogue needs the address of a folder that has countries.json and films.json, such as "
          + "--catalogue http://127.0.0.1:8000/.")
    }
    return url
  }

  private static func topic(_ word: String?) throws(UsageError) -> HelpTopic {
    guard let word else { return .overview }
    guard let topic = HelpTopic(rawValue: word) else {
      throw .unknown("command", word, known: HelpTopic.commands)
    }
    return topic
  }

  private static func command(_ words: [String], store: String?) throws(UsageError) -> Command {
    guard let first = words.first else {
      guard store == nil else { throw .invalid("--store is for 'console'.") }
      return .guide
    }
    guard store == nil || first == "console" else { throw .invalid("--store is for 'console'.") }
    let others = Array(words.dropFirst())
    switch first {
    case "help":
      try expect(atMost: 1, in: others)
      return .help(try topic(others.first))
    case "list":
      try expect(atMost: 0, in: others)
      return .list
    case "rules":
      try expect(atMost: 1, in: others)
      return .rules(try selection(others.first))
    case "tour":
      try expect(atMost: 2, in: others)
      guard !others.isEmpty else { return .guide }
      let (pattern, story) = try telling(others, for: first)
      return .tour(pattern, story)
    case "trace":
      try expect(atMost: 2, in: others)
      let (pattern, story) = try telling(others, for: first)
      return .trace(pattern, story)
    case "compare":
      return try compare(others)
    case "ownership":
      try expect(atMost: 1, in: others)
      guard let word = others.first else {
        throw .missing("ownership needs a pattern", known: patternWords)
      }
      return .ownership(try named(word))
    case "measure":
      let patterns = try Self.patterns(others)
      return .measure(patterns.isEmpty ? Pattern.allCases : patterns)
    case "fuzz":
      let patterns = try Self.patterns(others)
      return .fuzz(patterns.isEmpty ? FuzzPlan() : FuzzPlan(patterns: patterns))
    case "docs":
      try expect(atMost: 0, in: others)
      return .docs(isCheck: false)
    case "exercises":
      try expect(atMost: 3, in: others)
      return .exercises(try exercises(others))
    case "console":
      try expect(atMost: 0, in: others)
      return .console(store: store)
    case _ where Rule.named(first.uppercased()) != nil:
      throw .invalid(
        "\(first.uppercased()) is a rule. Try '\(HelpTopic.program) rules \(first.uppercased())'.")
    case _ where Story.named(first) != nil:
      throw .invalid("'\(first)' is a story. Try '\(HelpTopic.program) compare \(first)'.")
    default:
      throw .unknown("command", first, known: HelpTopic.commands)
    }
  }

  /// The pattern and the story that a command needs, in this order.
  private static func telling(
    _ words: [String], for command: String
  ) throws(UsageError) -> (Pattern, Story.ID) {
    guard let word = words.first else {
      throw .missing("\(command) needs a pattern and a story", known: patternWords)
    }
    guard Story.named(word) == nil else {
      throw .invalid(
        "'\(word)' is a story; \(command) takes the pattern first. "
          + "Try '\(HelpTopic.program) \(command) \(words.dropFirst().first ?? Pattern.swiftIO.rawValue) \(word)'."
      )
    }
    let pattern = try named(word)
    guard words.count > 1 else {
      throw .missing("\(command) \(word) needs a story", known: Story.all.map(\.id))
    }
    return (pattern, try story(words[1]))
  }

  private static func compare(_ words: [String]) throws(UsageError) -> Command {
    guard let word = words.first else {
      throw .missing("compare needs a story", known: Story.all.map(\.id))
    }
    guard Pattern(rawValue: word) == nil else {
      throw .invalid(
        "'\(word)' is a pattern; compare takes the story first. "
          + "Try '\(HelpTopic.program) compare \(Story.sortCountries.id) \(word)'.")
    }
    let story = try story(word)
    let patterns = try patterns(words.dropFirst())
    return .compare(story, patterns.isEmpty ? Pattern.allCases : patterns)
  }

  private static func exercises(_ words: [String]) throws(UsageError) -> ExerciseCommand {
    guard let word = words.first else { return .list }
    switch word {
    case "list", "verify":
      try expect(atMost: 1, in: words)
      return word == "list" ? .list : .verify
    case "run":
      try expect(atMost: 2, in: words)
      return .run(words.count > 1 ? try number(words[1], after: word) : nil)
    case "hint":
      let part = words.count > 2 ? Int(words[2]) ?? 0 : 1
      guard (1...3).contains(part) else { throw .invalid("An exercise has three hints: 1, 2 and 3.") }
      return .hint(try number(words.dropFirst().first, after: word), part: part)
    case "solution", "reset":
      try expect(atMost: 2, in: words)
      let number = try number(words.dropFirst().first, after: word)
      return word == "solution" ? .solution(number) : .reset(number)
    default:
      throw .unknown("command of exercises", word, known: ExerciseCommand.words)
    }
  }

  /// The number of an exercise.
  private static func number(_ word: String?, after command: String) throws(UsageError) -> Int {
    guard let word, let number = Int(word) else {
      throw .invalid(
        "'exercises \(command)' takes the number of an exercise. Try '\(HelpTopic.program) exercises \(command) 1'."
      )
    }
    return number
  }

  /// The patterns that words name, each of them once.
  private static func patterns(_ words: some Sequence<String>) throws(UsageError) -> [Pattern] {
    var patterns: [Pattern] = []
    for word in words {
      let pattern = try named(word)
      guard !patterns.contains(pattern) else { throw .invalid("'\(word)' is there twice; once is enough.") }
      patterns.append(pattern)
    }
    return patterns
  }

  /// The pattern that a word names.
  private static func named(_ word: String) throws(UsageError) -> Pattern {
    guard let pattern = Pattern(rawValue: word) ?? pattern(ofRules: word) else {
      throw .unknown("pattern", word, known: patternWords)
    }
    return pattern
  }

  /// The words for the patterns.
  private static var patternWords: [String] { Pattern.allCases.map(\.rawValue) }

  /// The pattern whose rules begin with some letters, such as `vip`.
  private static func pattern(ofRules letters: String) -> Pattern? {
    Rule.all.first { $0.id.hasPrefix(letters.uppercased() + "-") }?.pattern
  }

  private static func story(_ word: String) throws(UsageError) -> Story.ID {
    guard let story = Story.named(word) else {
      throw .unknown("story", word, known: Story.all.map(\.id))
    }
    return story.id
  }

  private static func selection(_ word: String?) throws(UsageError) -> RuleSelection {
    guard let word else { return .all }
    if let pattern = Pattern(rawValue: word) { return .pattern(pattern) }
    if let pattern = pattern(ofRules: word) { return .pattern(pattern) }
    if let rule = Rule.named(word.uppercased()) { return .rule(rule.id) }
    let looksLikeRule = word.contains(where: \.isNumber)
    guard looksLikeRule else {
      throw .unknown("pattern", word, known: Pattern.allCases.map(\.rawValue))
    }
    throw .unknownRule(word)
  }

  private static func expect(atMost count: Int, in words: [String]) throws(UsageError) {
    guard words.count <= count else {
      throw .invalid(
        "'\(words[count].quotable)' is one word too many. See '\(HelpTopic.program) --help'.")
    }
  }

  private func checkCatalogue() throws(UsageError) {
    guard catalogue != nil else { return }
    switch command {
    case .trace, .compare, .console: return
    default: throw .invalid("--catalogue is for 'trace', 'compare' and 'console'.")
    }
  }

  private func checkFormat() throws(UsageError) {
    if format == .markdown {
      guard command == .rules(.all) else {
        throw .invalid(
          "--format markdown is for all rules at once: '\(HelpTopic.program) rules --format markdown'.")
      }
      return
    }
    switch (command, format) {
    case (.trace, _), (.ownership, _), (_, .text), (.list, .json), (.rules, .json), (.compare, .json),
      (.measure, .json), (.fuzz, .json):
      return
    case (.compare(let story, let patterns), _):
      throw .invalid(
        "--format mermaid draws one pattern at a time. Try '\(HelpTopic.program) trace "
          + "\(patterns[0].rawValue) \(story) --format mermaid'.")
    case (.console, _):
      throw .invalid("A console writes lines as they come, and has no other form than text.")
    case (.exercises, _), (.docs, _):
      throw .invalid("Exercises and pages come as text alone.")
    case (.list, _), (.rules, _), (.measure, _), (.fuzz, _), (.bench, _):
      throw .invalid("--format mermaid is for traces and ownership. See '\(HelpTopic.program) --help'.")
    case (.tour(let pattern, let story), _):
      throw .invalid(
        "A tour comes as text alone. Try '\(HelpTopic.program) trace \(pattern.rawValue) \(story) --format \(format.rawValue)'."
      )
    case (.guide, _), (.help, _):
      throw .invalid(
        "--format \(format.rawValue) needs a command. "
          + "Try '\(HelpTopic.program) trace swift-io sort-countries --format \(format.rawValue)'.")
    }
  }
}

extension String {
  /// An option and the value that is attached to it with an equals sign, if there is one.
  fileprivate var splitOption: (name: String, value: String?) {
    guard hasPrefix("--"), let equals = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<equals]), String(self[index(after: equals)...]))
  }
}
