import Facts
import Stories

extension CommandEntry {
  static let judge = CommandEntry(
    name: "judge",
    brief: "your own app, judged by its sources",
    summary:
      "Reads the Swift sources of an app, without building them, and reports where they break the rules of a pattern: "
      + "the rule, the file and line, why it matters, and what would satisfy it. Rules that sources cannot decide are "
      + "listed with the reason. Tests, generated code and dependencies are left out.",
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
    ],
    options: [.conventions, .preset, .initConventions, .baseline, .strict, .report],
    notes:
      "Exit status 1 for errors and warnings, 0 for none or for advice alone, 65 if the folder cannot be judged, 74 if "
      + "something cannot be written; with --strict also 1 for stale entries of the baseline and for files that cannot "
      + "be read. A comment '// judge:ignore RULE reason', on the line of a finding or above it, excuses it. The judge "
      + "is compiled when it is first used, which takes about a minute.",
    examples: [
      Example(words: "judge viper ../App", meaning: "the findings, grouped by rule"),
      Example(
        words: "judge clean-swift ../App --init", meaning: "write the conventions that fit best, to edit"),
      Example(
        words: "judge mvvm-fc ../App --baseline known.json --strict", meaning: "in CI: fails on new findings"
      ),
    ]
  ) { words, options throws(UsageError) in
    guard !words[1].isEmpty else {
      throw .invalid("FOLDER is empty. judge takes the folder with an app's sources.")
    }
    guard options.conventions == nil || options.preset == nil else {
      throw .invalid("--conventions and --preset both say how parts are named; give one of them.")
    }
    guard !options.isStrict || options.baseline != nil else {
      throw .invalid("--strict needs --baseline FILE.")
    }
    guard !options.writesConventions || (options.baseline == nil && options.report == nil) else {
      throw .invalid("--init judges nothing, so it takes no --baseline and no --report.")
    }
    let format = JudgeOrder.Format(rawValue: options.format?.rawValue ?? "text") ?? .text
    return .judge(
      JudgeOrder(
        pattern: try pattern(words[0]).rawValue, folder: words[1], format: format,
        conventions: options.conventions, preset: options.preset,
        writesConventions: options.writesConventions, baseline: options.baseline, isStrict: options.isStrict,
        report: options.report))
  }
}
