import Stories

extension CommandEntry {
  static let ownership = CommandEntry(
    name: "ownership",
    brief: "which object creates which, and which holds which",
    summary:
      "Shows which object creates which in a pattern's app, and which holds which, strongly or weakly. It follows the "
      + "properties of running objects while the app plays all stories, and reads its traces and the lines that create objects.",
    operands: [.pattern],
    formats: [
      .text,
      FormatEntry(format: .json, meaning: "one document: schema, pattern, holds, makes, sites"),
      FormatEntry(format: .mermaid, meaning: "a flowchart: solid arrows keep alive, dotted ones do not"),
      FormatEntry(format: .graphviz, meaning: "the same chart for Graphviz"),
    ],
    examples: [
      Example(words: "ownership viper", meaning: "VIPER's objects"),
      Example(words: "ownership swift-io --format mermaid", meaning: "Swift-IO's objects, as a diagram"),
    ]
  ) { words, _ throws(UsageError) in .ownership(try pattern(words[0])) }

  static let measure = CommandEntry(
    name: "measure",
    brief: "the size of each pattern, counted",
    summary:
      "Counts each pattern's files, lines, types, messages, boundaries and links, in its source and in the traces "
      + "of all stories, and what a test of each part has to build.",
    operands: [.patterns("the patterns to count, in that order; all by default")],
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, patterns")],
    examples: [
      Example(words: "measure", meaning: "all four patterns"),
      Example(words: "measure viper --format json", meaning: "VIPER's counts for another program"),
    ]
  ) { words, _ throws(UsageError) in .measure(try patterns(words[...])) }

  static let bench = CommandEntry(
    name: "bench",
    brief: "what each pattern costs: time, objects, memory",
    summary:
      "Measures the time, objects and memory that the same work takes: in the app of each pattern, traced and untraced, in one "
      + "plain function, and in one massive view controller. It first builds an optimised program, which takes minutes the "
      + "first time. The report compares the figures with aims; a missed aim does not change the exit status.",
    operands: [.patterns("the patterns to measure; all by default")],
    formats: [
      .text,
      FormatEntry(
        format: .json, meaning: "one document: schema, machine, seed, sizes, growth, memory, aims and more"),
    ],
    options: [.rows, .seed],
    examples: [
      Example(words: "bench", meaning: "all four patterns, up to a million rows"),
      Example(words: "bench viper --rows 10,500", meaning: "one pattern, with 10 and with 500 rows"),
    ]
  ) { words, options throws(UsageError) in
    var typed = try patterns(words[...]).map(\.rawValue)
    if let rows = options.rows { typed += ["--rows", rows] }
    if let seed = options.seed { typed += ["--seed", "\(seed)"] }
    if let format = options.format { typed += ["--format", format.rawValue] }
    if let width = options.width { typed += ["--width", "\(width)"] }
    if options.isPlain { typed.append("--plain") }
    guard options.colour != .always else {
      throw .invalid("bench prints no colours. Leave out --color always.")
    }
    return .bench(typed)
  }

  static let list = CommandEntry(
    name: "list",
    brief: "the patterns and the stories",
    summary: "Lists the patterns with their numbers of rules, and the stories.",
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, patterns, stories")],
    examples: [
      Example(words: "list", meaning: "all patterns and stories"),
      Example(words: "list --format json", meaning: "the same for another program"),
    ]
  ) { _, _ throws(UsageError) in .list }

  static let rules = CommandEntry(
    name: "rules",
    brief: "the rules: all, those of a pattern, or one in full",
    summary:
      "Lists the rules, each with its identifier, level, text, the evidence that decides it, and how many programs are "
      + "known to break it. A single rule is shown in full: its reason, where to look when it is broken, its source, "
      + "what breaks it, and where it is tested.",
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
    ],
    examples: [
      Example(words: "rules swift-io", meaning: "the rules of Swift-IO"),
      Example(words: "rules VIP-37", meaning: "one rule in full"),
      Example(words: "rules --format markdown", meaning: "all rules as a page"),
    ]
  ) { words, options throws(UsageError) in
    let selection = if let word = words.first { try selection(word) } else { RuleSelection.all }
    guard options.format != .markdown || selection == .all else {
      throw .invalid("--format markdown is for all rules at once: '\(Kit.command) rules --format markdown'.")
    }
    return .rules(selection)
  }
}
