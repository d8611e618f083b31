import Catalogue
import Playing
import Specification
import Tracing

/// Shows a story with every message.
struct TraceCommand: Command, Equatable {
  let pattern: Pattern
  let story: Story.ID

  func answer(with options: Options) async throws -> Answer {
    let format = options.format
    if [.json, .test].contains(format) { try options.selection.checkWhole(format.rawValue) }
    let data = try options.catalogueData()
    let notice = WaitingNotice.standard("Running \(story) with \(pattern.title)")
    defer { notice.end() }
    let page = options.page
    if let path = options[.against] {
      guard format == .text, options.selection == SceneSelection() else {
        throw UsageError.invalid(
          "--against compares whole stories, as text; leave out --format, --event and --wiring.")
      }
      // A file that is no trace is noticed before the story is played.
      let old = try TraceDifference.messages(
        in: path, of: TraceDocument(pattern: pattern.rawValue, story: story, messages: []))
      let report = try await TraceReport(
        pattern: pattern, by: options.architecture(of: pattern), story: story, page: page,
        screenWidth: Page.widestScreen, data: data)
      if let failure = report.failure, data != .embedded { throw failure }
      let difference = TraceDifference(from: old, to: report.messages)
      return Answer(
        text: difference.text(on: page) + report.end, isSuccess: difference.isEmpty && report.failure == nil)
    }
    let screenWidth = format == .text ? page.screenWidth : Page.widestScreen
    let report = try await TraceReport(
      pattern: pattern, by: options.architecture(of: pattern), story: story, page: page,
      screenWidth: screenWidth, showing: options.selection, showsScreens: options[.screens], data: data)
    // What another program reads is whole. With another catalogue the app is not to blame.
    if let failure = report.failure, ![.text, .sequence].contains(format) || data != .embedded {
      throw failure
    }
    let text =
      switch format {
      case .json: try report.json()
      case .sequence: report.sequence() + report.end
      case .mermaid: report.mermaid()
      case .plantuml: report.plantUML()
      case .test: report.test()
      default: report.text() + report.end
      }
    return Answer(text: text, isSuccess: report.failure == nil)
  }
}

extension CommandEntry {
  static let trace: CommandEntry = CommandEntry(
    name: "trace",
    brief: "a story with every message, on one page",
    summary:
      "Plays a story in the app of a pattern and lists every message that crossed a boundary: its step in the "
      + "pattern's cycle, sender, receiver, name and payload, and the line that sent it; then what changed on the "
      + "screen. With --against, it lists instead what is added, missing, moved or sent with another payload since a "
      + "trace that was saved before; the exit status is 1 if anything differs. In an app that was changed the story may "
      + "fail; then the trace ends there, and the exit status is 1.",
    operands: [.pattern, .story],
    formats: [
      .text,
      FormatEntry(
        format: .json,
        meaning:
          "one document: schema, pattern, story, messages, each with the screen before and after it, in 60 columns"
      ),
      FormatEntry(format: .sequence, meaning: "lifelines and arrows drawn in text, with the messages below"),
      FormatEntry(
        format: .mermaid, meaning: "a sequence diagram with one lifeline per role; replies are dotted"),
      FormatEntry(format: .plantuml, meaning: "the same diagram for PlantUML"),
      FormatEntry(format: .test, meaning: "a test that expects these messages, to paste"),
    ],
    options: [.event, .wiring, .screens, .against, .async, .observable, .catalogue],
    examples: [
      Example(words: "trace swift-io sort-countries", meaning: "the whole story"),
      Example(words: "trace mvvm-fc open-film --format json", meaning: "the messages for another program"),
      Example(
        words: "trace viper go-back --against before.json", meaning: "what a change did to the messages"),
    ]
  ) { words, _ throws(UsageError) in
    TraceCommand(pattern: try pattern(words[0]), story: try tracedStory(words[1]))
  }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var against: Self {
    Self(
      "--against", "FILE", of: .file, takes: "the path of a trace that was saved with --format json",
      "compares the messages with those of an earlier run, saved with --format json")
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var screens: Self {
    Self(flag: "--screens", "shows the whole screens before and after each event")
  }
}
