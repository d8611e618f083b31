/// Explains a command.
struct HelpCommand: Command, Equatable {
  let command: CommandEntry

  func answer(with options: Options) -> Answer {
    Answer(text: HelpReport(command: command, page: options.page).text())
  }
}

/// Prints the page for `man`.
struct ManualCommand: Command, Equatable {
  func answer(with options: Options) -> Answer { Answer(text: ManualReport().text()) }
}

/// Prints the version of the program.
struct VersionCommand: Command, Equatable {
  func answer(with options: Options) -> Answer {
    Answer(text: "\(Kit.name) \(Kit.version), built with Swift \(Kit.compiler)\n")
  }
}

extension CommandEntry {
  static let manual: CommandEntry = CommandEntry(
    name: "manual",
    brief: "the manual page, for man",
    summary: "Prints the manual page in the format of man.",
    examples: [
      Example(words: "manual > \(Kit.name).1", meaning: "then: man -l \(Kit.name).1")
    ]
  ) { _, _ throws(UsageError) in ManualCommand() }

  static let help: CommandEntry = CommandEntry(
    name: "help",
    brief: "this list, or more about a command",
    summary: "Lists the commands, or explains one of them.",
    operands: [
      OperandEntry(
        name: "COMMAND", noun: "a command", values: .commands, meaning: "the command to explain",
        count: .atMostOnce)
    ],
    examples: [
      Example(words: "help", meaning: "all commands"),
      Example(words: "help trace", meaning: "one command"),
    ]
  ) { words, _ throws(UsageError) in
    guard let word = words.first else { return HelpCommand(command: .overview) }
    guard let command = all.named(word) else {
      throw .unknown("command", word, known: WordList.commands.words)
    }
    return HelpCommand(command: command)
  }
}
