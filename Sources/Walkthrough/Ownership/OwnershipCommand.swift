import Playing
import Specification

/// Shows which object creates and holds which.
struct OwnershipCommand: Command, Equatable {
  let pattern: Pattern

  func answer(with options: Options) throws -> Answer {
    let notice = WaitingNotice.standard("Playing all stories with \(pattern.title)")
    defer { notice.end() }
    func report(of stories: [Story]) throws -> OwnershipReport {
      OwnershipReport(
        map: OwnershipMap(of: try Observation(of: pattern, performing: stories)), page: options.page)
    }
    let text =
      switch options.format {
      case .json: try report(of: Story.all).json()
      case .mermaid: try report(of: OwnershipMap.firstScreen).mermaid()
      case .graphviz: try report(of: OwnershipMap.firstScreen).graphviz()
      default: try report(of: Story.all).text()
      }
    return Answer(text: text)
  }
}

extension CommandEntry {
  static let ownership: CommandEntry = CommandEntry(
    name: "ownership",
    brief: "which object creates which, and which holds which",
    summary:
      "Shows which object creates which in a pattern's app, and which holds which, strongly or weakly. It follows the "
      + "properties of running objects while the app plays all stories, and reads its traces and the lines that create objects.",
    operands: [.pattern],
    formats: [
      .text,
      FormatEntry(format: .json, meaning: "one document: schema, pattern, holds, makes, sites"),
      FormatEntry(
        format: .mermaid,
        meaning: "a flowchart of the first screen: solid arrows keep alive, dotted ones do not"),
      FormatEntry(format: .graphviz, meaning: "the same chart for Graphviz"),
    ],
    examples: [
      Example(words: "ownership viper", meaning: "VIPER's objects"),
      Example(words: "ownership swift-io --format mermaid", meaning: "Swift-IO's objects, as a diagram"),
    ]
  ) { words, _ throws(UsageError) in OwnershipCommand(pattern: try pattern(words[0])) }
}
