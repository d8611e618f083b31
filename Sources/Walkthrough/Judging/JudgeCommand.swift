import Foundation
import Processes
import Specification
import Toolchain

/// Hands an order over to the judge.
struct JudgeCommand: Command, Equatable {
  let order: JudgeRequest

  /// Compiles the judge if needed, and becomes it: the answer and the exit status are the judge's own.
  ///
  /// - Throws: `JudgingError`, `SyntaxReaderUnavailable` if the toolchain has no parser, `Subprocess.Interrupted` after
  ///   Ctrl-C, an error of Foundation if something cannot be started.
  func answer(with options: Options) throws -> Answer {
    guard order.explains != nil || FileManager.default.fileExists(atPath: order.folder) else {
      throw JudgingError(text: "There is no file or folder \(order.folder).")
    }
    let program = try JudgeProgram { compiler, arguments in
      try Subprocess.build([compiler.path] + arguments, notice: "Compiling the judge, once") {
        JudgingError(text: "The judge cannot be compiled.\n\($0)")
      }
    }
    var order = order
    let page = options.page
    order.width = page.width
    order.showsProgress = !page.isLinear && isatty(STDERR_FILENO) == 1
    order.cache = JudgeProgram.defaultFolder.path
    order.kit = Package.folder.path
    become(program.executable.path, [try program.argument(for: order)])
    throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: program.executable.path])
  }
}

extension CommandEntry {
  static let judge: CommandEntry = CommandEntry(
    name: "judge",
    brief: "your own app, judged by its sources",
    summary:
      "Reads the Swift sources of an app, without building them, and reports where they break the rules of a pattern: "
      + "the rule, the file and line, why it matters, and what would satisfy it. Rules that sources cannot decide are "
      + "listed with the reason. Tests, generated code and dependencies are left out.",
    subcommands: [.explain, .judgeCache],
    operands: [
      .pattern,
      OperandEntry(
        name: "FOLDER", noun: "the folder with an app's sources", values: .file,
        meaning: "the folder with the app's sources"),
    ],
    formats: [
      .text,
      FormatEntry(
        format: .json,
        meaning: "one document: parts, rules, findings, and the files in which no part was found"),
      FormatEntry(format: .sarif, meaning: "SARIF 2.1.0, which code hosting sites show beside the code"),
      FormatEntry(
        format: .xcode, meaning: "a line for each finding, which Xcode shows as an error, a warning or a note"
      ),
      FormatEntry(
        format: .github,
        meaning: "a line for each finding, which GitHub Actions shows as an error, a warning or a notice"),
      FormatEntry(
        format: .jsonl,
        meaning: "a line of JSON for each finding, with the reason, the remedy and code that is bad and good"),
    ],
    options: [.conventions, .preset, .initConventions, .baseline, .strict, .changed, .report],
    notes:
      "Exit status 1 for errors and warnings, 0 for none or for advice alone, 65 if the folder cannot be judged, 74 if "
      + "something cannot be written; with --strict also 1 for stale entries of the baseline and for files that cannot "
      + "be read. A comment '// judge:ignore RULE reason', on the line of a finding or above it, excuses it. The judge "
      + "is compiled when it is first used, which takes about half a minute.",
    examples: [
      Example(words: "judge viper ../App", meaning: "the findings, grouped by rule"),
      Example(words: "judge explain VIP-25", meaning: "a rule, and code that breaks it and keeps it"),
      Example(
        words: "judge mvvm-fc ../App --baseline known.json --strict", meaning: "in CI: fails on new findings"
      ),
    ]
  ) { words, options throws(UsageError) in
    guard !words[1].isEmpty else {
      throw .invalid("FOLDER is empty. judge takes the folder with an app's sources.")
    }
    guard options[.conventions] == nil || options[.preset] == nil else {
      throw .invalid("--conventions and --preset both say how parts are named; give one of them.")
    }
    guard !options[.strict] || options[.baseline] != nil else {
      throw .invalid("--strict needs --baseline FILE.")
    }
    guard
      !options[.initConventions]
        || (options[.baseline] == nil && options[.report] == nil && options[.changed] == nil)
    else {
      throw .invalid("--init judges nothing, so it takes no --baseline, no --changed and no --report.")
    }
    let pattern = try architecture(words[0])
    let presets = JudgeRequest.Preset.all(of: pattern.rawValue)
    if let preset = options[.preset], !presets.contains(preset) {
      throw .unknown("preset of \(pattern.title)", preset.rawValue, known: presets.map(\.rawValue))
    }
    let format = JudgeRequest.Format(rawValue: options.format.rawValue) ?? .text
    return JudgeCommand(
      order: JudgeRequest(
        pattern: pattern.rawValue, folder: words[1], format: format,
        conventions: options[.conventions], preset: options[.preset],
        writesConventions: options[.initConventions], baseline: options[.baseline],
        isStrict: options[.strict], changedSince: options[.changed], report: options[.report]))
  }
}

extension CommandEntry {
  /// Checks that no option of this command was given, because one of its subcommands takes none.
  func checkNoOption(in given: Options) throws(UsageError) {
    guard given.format == .text, options.allSatisfy({ !given.has($0) }) else {
      throw .invalid("'\(name)' with one of its commands takes no option of '\(name)'.")
    }
  }

  fileprivate static let explain = CommandEntry(
    name: "explain",
    brief: "why RULE is a rule, how it is known, and code that breaks it and keeps it",
    operands: [
      OperandEntry(
        name: "RULE", noun: "a rule", values: .judgedRules,
        meaning: "a rule of a pattern, or one of the judge's own")
    ]
  ) { words, options throws(UsageError) in
    try judge.checkNoOption(in: options)
    let own = JudgeRequest.ownRules
    if own.contains(words[0].uppercased()) {
      return JudgeCommand(order: JudgeRequest(explaining: words[0].uppercased()))
    }
    if Rule.named(words[0].uppercased()) == nil, let meant = own.nearest(to: words[0]) {
      throw .unknownRule(words[0], meaning: meant)
    }
    return JudgeCommand(order: JudgeRequest(explaining: try rule(words[0]).id))
  }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var conventions: Self {
    Self(
      "--conventions", "FILE", of: .file,
      takes: "the path of a file, such as --conventions ../.architecture.json",
      "how the app names its parts; by default .architecture.json in FOLDER, else the preset that fits best")
  }

  fileprivate static var baseline: Self {
    Self(
      "--baseline", "FILE", of: .file, takes: "the path of a file, such as --baseline known.json",
      "the known findings, which cause no failure; the file is written if it is missing")
  }

  fileprivate static var changed: Self {
    Self(
      "--changed", "REF", or: "HEAD",
      "reports only what is on lines that have changed since HEAD and REF parted; REF is HEAD by default, so these "
        + "are the lines that are not committed")
  }

  fileprivate static var report: Self {
    Self(
      "--report", "FILE", of: .file, takes: "the path of a file, such as --report judged.html",
      "also writes a page for a browser: roles, rules, findings with their source, sizes")
  }
}

extension OptionEntry where Self == Option<JudgeRequest.Preset> {
  fileprivate static var preset: Self {
    let words = JudgeRequest.Preset.allCases.map(\.rawValue)
    return Self(
      name: "--preset", value: "NAME", values: .words(words),
      meaning: "a named set of conventions that many apps share: \(words.joined(separator: ", "))"
    ) { word throws(UsageError) in
      guard let word else { throw .missing("--preset needs a name", known: words) }
      guard let preset = JudgeRequest.Preset(rawValue: word.lowercased()) else {
        throw .unknown("preset", word, known: words)
      }
      return preset
    }
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var initConventions: Self {
    Self(
      flag: "--init",
      "writes the conventions that fit the app best, with the endings of its own types, to .architecture.json in "
        + "FOLDER, to edit; judges nothing")
  }

  fileprivate static var strict: Self {
    Self(
      flag: "--strict",
      "for CI, with --baseline: also fails if the baseline is missing or has stale entries, or if a file cannot be read"
    )
  }
}

/// An app cannot be judged.
struct JudgingError: Error, CustomStringConvertible {
  let text: String

  var description: String { text }
}
