extension CommandEntry {
  static let site = CommandEntry(
    name: "site",
    brief: "all stories, ownership and rules as a page for the browser",
    summary:
      "Writes one HTML file that shows every story of every pattern, message by message, with its sequence diagram, payload, "
      + "state, screen, source and rule; four patterns side by side; ownership graphs; and the rules. The page needs no "
      + "network and no server.",
    options: [.output, .catalogue],
    examples: [
      Example(words: "site", meaning: "then open .build/site/index.html"),
      Example(words: "site --output /tmp/site", meaning: "then open /tmp/site/index.html"),
    ]
  ) { _, options throws(UsageError) in .site(output: options.output) }

  static let docs = CommandEntry(
    name: "docs",
    brief: "regenerates the generated parts of the pages",
    summary:
      "Regenerates the generated parts of the package's pages (charts and messages from traces, tables of counts, the "
      + "page on rules), and the fingerprints and message lists of the exercises. For people who work on the kit.",
    options: [.check],
    examples: [
      Example(words: "docs", meaning: "after a change to the apps or the rules"),
      Example(words: "docs --check", meaning: "before a commit"),
    ]
  ) { _, options throws(UsageError) in .docs(isCheck: options.isCheck) }

  static let completions = CommandEntry(
    name: "completions",
    brief: "a script that completes words in your shell",
    summary:
      "Prints a script that completes commands, patterns, stories, rules, options and formats in a shell. The script "
      + "applies to the command '\(Kit.name)', which can be the built program or an alias.",
    operands: [
      OperandEntry(
        name: "SHELL", noun: "a shell", values: .words(Shell.allCases.map(\.rawValue)),
        meaning: Shell.allCases.map(\.rawValue).joined(separator: ", "))
    ],
    notes: "The alias belongs in the file that your shell reads at startup: "
      + "alias \(Kit.name)='\(Kit.command)'. zsh also needs 'setopt complete_aliases' there.",
    examples: [
      Example(words: "completions bash >> ~/.bash_completion", meaning: "for bash"),
      Example(words: "completions zsh > ~/.zfunc/_\(Kit.name)", meaning: "for zsh, with ~/.zfunc in fpath"),
      Example(
        words: "completions fish > ~/.config/fish/completions/\(Kit.name).fish", meaning: "for fish"),
    ]
  ) { words, _ throws(UsageError) in
    guard let shell = Shell(rawValue: words[0]) else {
      throw .missing(
        "There is no completion script for '\(words[0].quotable)'", known: Shell.allCases.map(\.rawValue))
    }
    return .completions(shell)
  }

  static let manual = CommandEntry(
    name: "manual",
    brief: "the manual page, for man",
    summary: "Prints the manual page in the format of man.",
    examples: [
      Example(words: "manual > \(Kit.name).1", meaning: "then: man -l \(Kit.name).1")
    ]
  ) { _, _ throws(UsageError) in .manual }

  static let help = CommandEntry(
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
    guard let word = words.first else { return .help(.overview) }
    guard let command = all.first(where: { $0.name == word }) else {
      throw .unknown("command", word, known: WordList.commands.words)
    }
    return .help(command)
  }
}
