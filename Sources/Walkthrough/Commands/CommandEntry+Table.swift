extension CommandEntry {
  /// All commands, in the order in which help lists them.
  static let all: [CommandEntry] = [
    tour, trace, compare, app, quiz, review, exercises, ownership, measure, bench, list, rules, search, judge,
    fuzz,
    console,
    site, docs, completions, manual, help,
  ]

  /// The program itself: what it does without a command.
  static let overview = CommandEntry(
    name: Kit.name,
    brief: "shows what an architecture does at run time, message by message",
    summary:
      "Shows what an architecture does at run time, message by message. Without a command, it lets you choose "
      + "a pattern and a story; outside a terminal, it prints a short guide and one cycle.",
    subcommands: all,
    notes:
      "Most commands have other output formats, such as --format json; 'help COMMAND' lists them. Exit status: "
      + Kit.exitStatuses.map { "\($0.status) for \($0.meaning)" }.joined(separator: "; ") + ".",
    examples: [
      Example(words: "tour viper open-film", meaning: "a story, one message at a time"),
      Example(words: "compare sort-countries", meaning: "a story in all four patterns"),
      Example(words: "help trace", meaning: "more about a command"),
    ]
  ) { _, _ throws(UsageError) in .guide }
}
