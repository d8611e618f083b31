/// A command as it was typed, with its operands.
protocol Command {
  /// Carries out the command.
  func answer(with options: Options) async throws -> Answer
}

/// A command: its words and options, its help, and the command that it creates.
///
/// Parsing, help, messages, completions and the manual are all derived from entries.
struct CommandEntry {
  let name: String
  /// The line in the list of commands.
  let brief: String
  /// The purpose of the command, in sentences.
  var summary = ""
  /// The commands that follow this one, such as `run` in `exercises run`.
  var subcommands: [CommandEntry] = []
  var operands: [OperandEntry] = []
  /// The formats of the answer; empty if the only format is text.
  var formats: [FormatEntry] = []
  /// The options of this command alone.
  var options: [any OptionEntry] = []
  /// Terms that the command's help explains.
  var terms: [Term] = []
  /// More about the command, in sentences.
  var notes: String?
  var examples: [Example] = []
  /// Creates the command from the operands and the options.
  let command: ([String], Options) throws(UsageError) -> any Command

  /// A term and its meaning.
  struct Term {
    let term: String
    let meaning: String
  }

  /// A command line to copy, without the program's name.
  struct Example: Equatable {
    let words: String
    let meaning: String
  }
}

/// A format of a command's answer.
struct FormatEntry {
  let format: Request.Format
  let meaning: String

  static let text = FormatEntry(format: .text, meaning: "for people; the default")
}

extension CommandEntry: Equatable {
  /// Returns true if the names are equal.
  static func == (one: CommandEntry, other: CommandEntry) -> Bool { one.name == other.name }
}

extension CommandEntry {
  /// All options that may follow the command.
  var allOptions: [any OptionEntry] {
    (formats.isEmpty ? [] : [.format(formats, of: name)]) + options + Options.common
  }

  /// The usage of the command, without the program's name and `--format`: `site [--output DIR] [--catalogue URL]`.
  var usage: String {
    guard self != .overview else { return "[COMMAND] [OPTIONS]" }
    let own = options.map { "[\($0.name)\($0.value.map { " \($0)" } ?? "")]" }
    return ([signature] + own).joined(separator: " ")
  }

  /// The signature in the list of commands: `exercises [COMMAND]`.
  var shortSignature: String {
    subcommands.isEmpty || !operands.isEmpty ? ownSignature : "\(name) [COMMAND]"
  }

  /// The command with its operands: `trace PATTERN STORY`, `exercises [list | run [N]]`, `judge (PATTERN FOLDER |
  /// explain RULE)`.
  var signature: String {
    let choices = subcommands.map(\.signature).joined(separator: " | ")
    guard !choices.isEmpty else { return ownSignature }
    let own = operands.map(\.usage).joined(separator: " ")
    return own.isEmpty ? "\(name) [\(choices)]" : "\(name) (\(own) | \(choices))"
  }

  /// The command with its own operands, without its subcommands.
  private var ownSignature: String { ([name] + operands.map(\.usage)).joined(separator: " ") }
}

extension CommandEntry {
  /// All commands, in the order in which help lists them.
  static let all: [CommandEntry] = [
    tour, trace, compare, app, quiz, review, exercises, ownership, measure, bench, list, rules, search, judge,
    new, templates, skill, fuzz, console, guide,
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
  ) { _, _ throws(UsageError) in TourCommand() }
}
