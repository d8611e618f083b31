/// Prints a script that completes words in a shell.
struct CompletionsCommand: Command, Equatable {
  let shell: Shell

  func answer(with options: Options) -> Answer { Answer(text: shell.script) }
}

/// A shell that the program writes completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes the program's words.
  var script: String {
    switch self {
    case .bash: BashCompletions().text()
    case .zsh: ZshCompletions().text()
    case .fish: FishCompletions().text()
    }
  }
}

extension CommandEntry {
  static let completions: CommandEntry = CommandEntry(
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
    guard let shell = Shell(rawValue: words[0].lowercased()) else {
      throw .missing(
        "There is no completion script for '\(words[0].quotable)'", known: Shell.allCases.map(\.rawValue))
    }
    return CompletionsCommand(shell: shell)
  }
}
