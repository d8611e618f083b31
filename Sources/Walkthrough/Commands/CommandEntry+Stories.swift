import Stories

extension CommandEntry {
  static let tour = CommandEntry(
    name: "tour",
    brief: "a story, one message at a time",
    summary:
      "Plays a story in the app of a pattern, one message at a time, forward and back. Each message is shown with "
      + "its step in the pattern's cycle, its sender, receiver and payload, the source lines around it, the rule "
      + "that says most about it, if one applies, and what changed on the screen. At a terminal, the key 'a' hides "
      + "each new step until you have predicted it. Outside a terminal, and with --width, --event or --wiring, it "
      + "prints the story without lines of source. With --plain each message comes with them, and at a terminal the "
      + "tour waits for Enter.",
    operands: [
      .pattern.optional(),
      .story.optional("'\(Kit.command) list' shows the stories; without one, choose from a list"),
    ],
    options: [.event, .wiring],
    terms: [Term(term: "?", meaning: "typed at the terminal, explains the keys")],
    examples: [
      Example(words: "tour", meaning: "choose a pattern and a story"),
      Example(
        words: "tour swift-io sort-countries", meaning: "sort the list of countries, message by message"),
      Example(words: "tour viper sort-countries --event 1", meaning: "print what the first tap sets off"),
    ]
  ) { words, options throws(UsageError) in
    // With --plain, a story may be chosen later, at the terminal; these options then apply to it.
    if words.count < 2, !options.isPlain, options.event != nil || options.showsWiring {
      let name = options.event == nil ? "--wiring" : "--event"
      throw .missing("\(name) needs a story", known: WordList.stories.words)
    }
    guard let word = words.first else { return .guide }
    let pattern = try pattern(word)
    guard words.count > 1 else { return .tourChoice(pattern) }
    return .tour(pattern, try story(words[1]))
  }

  static let trace = CommandEntry(
    name: "trace",
    brief: "a story with every message, on one page",
    summary:
      "Plays a story in the app of a pattern and lists every message that crossed a boundary: its step in the "
      + "pattern's cycle, sender, receiver, name and payload, and the line that sent it. Screens show the app before "
      + "and after each step of the story.",
    operands: [.pattern, .story],
    formats: [
      .text,
      FormatEntry(
        format: .json,
        meaning: "one document: schema, pattern, story, messages with their screens of 60 columns"),
      FormatEntry(format: .sequence, meaning: "lifelines and arrows drawn in text, with the messages below"),
      FormatEntry(
        format: .mermaid, meaning: "a sequence diagram with one lifeline per role; replies are dotted"),
      FormatEntry(format: .plantuml, meaning: "the same diagram for PlantUML"),
      FormatEntry(format: .test, meaning: "a test that expects these messages, to paste"),
    ],
    options: [.event, .wiring, .catalogue],
    examples: [
      Example(words: "trace swift-io sort-countries", meaning: "the whole story"),
      Example(words: "trace viper go-back --format sequence", meaning: "a diagram in the terminal"),
      Example(words: "trace mvvm-fc open-film --format json", meaning: "the messages for another program"),
    ]
  ) { words, _ throws(UsageError) in .trace(try pattern(words[0]), try story(words[1])) }

  static let compare = CommandEntry(
    name: "compare",
    brief: "a story in several patterns, side by side",
    summary:
      "Plays one story in several patterns, side by side where there is room. For each step of the story it shows "
      + "what each pattern sends, and the screen, which must be the same in all; then the figures. At a terminal "
      + "it steps through the columns together, with keys as in the tour; elsewhere, and with --plain, --width, "
      + "--no-pager, --event or --wiring, it prints the comparison.",
    operands: [.story, .patterns("the patterns to compare, in that order; all by default")],
    formats: [
      .text,
      FormatEntry(
        format: .json, meaning: "one document: schema, story, wish, scenes, patterns; screens of 60 columns"),
    ],
    options: [.event, .wiring, .ask, .catalogue],
    examples: [
      Example(words: "compare sort-countries", meaning: "all four patterns"),
      Example(words: "compare open-film viper clean-swift", meaning: "two of them"),
      Example(
        words: "compare sort-countries viper mvvm-fc --ask",
        meaning: "first find the steps that do the same job"),
    ]
  ) { words, options throws(UsageError) in
    let patterns = try patterns(words.dropFirst())
    if options.asksFirst, patterns.count < 2 { throw .invalid("--ask compares two patterns or more.") }
    if options.asksFirst, options.format == .json {
      throw .invalid("--ask is for text, not for --format json.")
    }
    return .compare(try story(words[0]), patterns)
  }

  static let app = CommandEntry(
    name: "app",
    brief: "the app itself, with its messages beside it",
    summary:
      "Opens the app of a pattern at the terminal. You tap, select, type and go back with the keys; the messages "
      + "that follow are beside the screen. Replies of the catalogue can be held, and then delivered in any order or "
      + "made to fail. Events can be undone. A session can be saved as a script, replayed, and continued in another "
      + "pattern. With --plain or --width, or in a pipe, it reads one command per line.",
    operands: [.pattern.optional("the pattern; without one, --script is replayed in all four")],
    options: [.script, .catalogue],
    terms: LiveWord.allCases.map { Term(term: $0.usage, meaning: $0.meaning) }
      + [Term(term: "?", meaning: "typed at the terminal, explains the keys")],
    notes:
      "In a pipe, a session with --script ends when the script does. Without a pattern, the script is replayed in "
      + "all four, and the report names the first screen that differs, if any. Exit status 1 if a screen differs or "
      + "a step cannot be done.",
    examples: [
      Example(words: "app viper", meaning: "VIPER's app, for you to use"),
      Example(words: "app viper --script session.json", meaning: "a saved session, replayed"),
      Example(words: "app --script session.json", meaning: "the same session in all four patterns"),
    ]
  ) { words, options throws(UsageError) in
    if let word = words.first { return .app(try pattern(word), script: options.script) }
    if let script = options.script { return .replay(script: script) }
    return .choice(Choice(listing: .pattern, after: "app"))
  }
}
