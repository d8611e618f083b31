/// Searches rules, stories, messages, terms and pages.
struct SearchCommand: Command, Equatable {
  let words: [String]

  func answer(with options: Options) throws -> Answer {
    let notice = WaitingNotice.standard("Playing all stories to search their messages")
    defer { notice.end() }
    let index = SearchIndex()
    var matches = index.matches(words)
    // A phrase that occurs nowhere is looked for word by word, and of several words most.
    let single = words.flatMap { $0.split(separator: " ").map(String.init) }
    if matches.isEmpty { matches = index.matches(single) }
    let isPartial = matches.isEmpty && single.count > 1
    if isPartial { matches = index.partialMatches(single) }
    let report = SearchReport(
      words: words, matches: matches, page: options.page, isWhole: options[.all], isPartial: isPartial)
    return Answer(text: options.format == .json ? try report.json() : report.text())
  }
}

extension CommandEntry {
  static let search: CommandEntry = CommandEntry(
    name: "search",
    brief: "rules, stories, messages, terms and pages that contain the words",
    summary:
      "Finds rules, stories, messages, terms of the glossary and paragraphs of pages that contain all of the words.",
    operands: [
      OperandEntry(
        name: "WORD", noun: "a word", values: .any, meaning: "a word or a part of one, in upper or lower case"
      ),
      OperandEntry(
        name: "WORD", noun: "a word", values: .any, meaning: "more words, all of which must occur",
        count: .anyNumber),
    ],
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, words, and all matches")],
    options: [.all],
    examples: [
      Example(words: "search weak", meaning: "everything about weak references"),
      Example(words: "search presenter output", meaning: "entries with both words"),
      Example(words: "search presenter --all", meaning: "every match"),
    ]
  ) { words, _ throws(UsageError) in
    let typed = words.filter { word in word.contains { !$0.isWhitespace } }
    guard !typed.isEmpty else { throw .missing("search needs a word", known: []) }
    guard typed == words else { throw .invalid("One of the words is blank. Leave it out.") }
    return SearchCommand(words: words)
  }
}
