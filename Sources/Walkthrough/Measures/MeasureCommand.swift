import Specification

/// Counts the size of patterns.
struct MeasureCommand: Command, Equatable {
  let patterns: [Pattern]

  func answer(with options: Options) throws -> Answer {
    let notice = WaitingNotice.standard("Measuring")
    defer { notice.end() }
    let measures = try patterns.map { pattern in
      notice.update("Measuring \(pattern.title)")
      return Measures(of: try Observation(of: pattern))
    }
    let report = MeasuresReport(measures, page: options.page)
    return Answer(text: options.format == .json ? try report.json() : report.text())
  }
}

extension CommandEntry {
  static let measure: CommandEntry = CommandEntry(
    name: "measure",
    brief: "the size of each pattern, counted",
    summary:
      "Counts each pattern's files, lines, types, messages, boundaries and links, in its source and in the traces "
      + "of all stories, and what a test of each part has to build.",
    operands: [.patterns("the patterns to count, in that order; all by default")],
    formats: [.text, FormatEntry(format: .json, meaning: "one document: schema, patterns")],
    examples: [
      Example(words: "measure", meaning: "all four patterns"),
      Example(words: "measure viper --format json", meaning: "VIPER's counts for another program"),
    ]
  ) { words, _ throws(UsageError) in MeasureCommand(patterns: try patterns(words[...])) }
}
