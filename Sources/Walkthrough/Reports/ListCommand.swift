/// Lists the patterns and the stories.
struct ListCommand: Command, Equatable {
  func answer(with options: Options) throws -> Answer {
    let report = ListReport(page: options.page)
    return Answer(text: options.format == .json ? try report.json() : report.text())
  }
}

extension CommandEntry {
  static let list: CommandEntry = CommandEntry(
    name: "list",
    brief: "the patterns and the stories",
    summary: "Lists the patterns with their numbers of rules, and the stories.",
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, patterns, stories")],
    examples: [
      Example(words: "list", meaning: "all patterns and stories"),
      Example(words: "list --format json", meaning: "the same for another program"),
    ]
  ) { _, _ throws(UsageError) in ListCommand() }
}
