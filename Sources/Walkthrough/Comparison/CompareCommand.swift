import Architectures
import Playing
import Specification

/// Compares a story in several patterns, or in two forms of one.
struct CompareCommand: Command, Equatable {
  let story: Story.ID
  let patterns: [Pattern]

  func answer(with options: Options) async throws -> Answer {
    guard let story = Story.named(story) else { throw UsageError.invalid("\(story) cannot be compared.") }
    // Only the JSON document names the source lines that sent the messages.
    let isDocument = options.format == .json
    if isDocument { try options.selection.checkWhole("json") }
    let data = try options.catalogueData()
    let page = options.page
    let sides = try sides(options)
    let notice = WaitingNotice.standard("Running \(story.id) with \(sides.map(\.title).list)")
    defer { notice.end() }
    let comparison = try Comparison(
      of: story, by: sides.map(\.app), called: sides.map(\.title),
      screenWidth: isDocument ? Page.widestScreen : page.screenWidth,
      data: data, recordsCallSites: isDocument)
    guard !isDocument else { return Answer(text: try await comparison.located().json()) }
    let report = try CompareReport(comparison, showing: options.selection, page: page)
    notice.end()
    if options[.ask] { return try ask(about: report, options) }
    let isToPrint =
      options[.plain] || options[.noPager] || options[.width] != nil || options.selection != SceneSelection()
    guard !isToPrint, RawTerminal.isAvailable else { return Answer(text: report.text()) }
    while true {
      var asks = false
      let wasInterrupted = try await CompareSession.run { terminal, _ in
        try CompareSession(comparison, style: page.style, terminal: terminal) { asks = true }
      }
      guard asks else { return Answer(interrupted: wasInterrupted) }
      if patterns.count(where: { $0 != .mvc }) > 1 {
        _ = try ask(about: report, options)
      } else {
        try options.terminal.write("The questions compare two patterns or more.\n")
      }
      try options.terminal.write("q leaves; any other key goes back to the comparison.\n")
      guard let key = RawTerminal.key(), key != "q" else { return Answer(text: "") }
    }
  }

  /// Returns the apps to compare; if the options ask for another form of a single pattern's app, that is the second one.
  private func sides(_ options: Options) throws(UsageError) -> [(title: String, app: any Architecture)] {
    var sides = patterns.map { (title: $0.title, app: Architectures.of($0)) }
    for pattern in patterns where options.asksForForm {
      let form = options[.async] ? "awaited" : "observable"
      sides.append(("\(pattern.title), \(form)", try options.architecture(of: pattern)))
    }
    return sides
  }

  private func ask(about report: CompareReport, _ options: Options) throws -> Answer {
    try CompareQuiz(report: report, prompt: NumberPrompt(on: options.terminal)).run()
    return Answer(text: "")
  }
}

extension CommandEntry {
  static let compare: CommandEntry = CommandEntry(
    name: "compare",
    brief: "a story in several patterns, side by side",
    summary:
      "Plays one story in several patterns, side by side where there is room. For each step of the story it shows "
      + "what each pattern sends, and the screen, which must be the same in all; then the figures. At a terminal "
      + "it steps through the columns together, with keys as in the tour; elsewhere, and with --plain, --width, "
      + "--no-pager, --event or --wiring, it prints the comparison. With one pattern and --async or --observable, it "
      + "compares the pattern's app with that form of it.",
    operands: [.story, .patterns("the patterns to compare, in that order; all by default")],
    formats: [
      .text,
      FormatEntry(
        format: .json, meaning: "one document: schema, story, wish, scenes, patterns; screens of 60 columns"),
    ],
    options: [.with, .event, .wiring, .ask, .async, .observable, .catalogue],
    examples: [
      Example(words: "compare sort-countries --with mvc", meaning: "plain MVC, and then all four patterns"),
      Example(
        words: "compare last-search-wins viper --async", meaning: "completions, and then awaited requests"),
      Example(
        words: "compare sort-countries viper mvvm-fc --ask",
        meaning: "first find the steps that do the same job"),
    ]
  ) { words, options throws(UsageError) in
    let named = try patterns(words.dropFirst())
    let before = options[.with].map { [$0] } ?? []
    let patterns = before + named.filter { !before.contains($0) }
    if options[.ask], patterns.count < 2 { throw .invalid("--ask compares two patterns or more.") }
    if options[.ask], options.format == .json {
      throw .invalid("--ask is for text, not for --format json.")
    }
    if options.asksForForm, patterns.count != 1 {
      throw .invalid("--async and --observable compare two forms of one pattern; name the pattern.")
    }
    return CompareCommand(story: try story(words[0]), patterns: patterns)
  }
}

extension OptionEntry where Self == Option<Pattern> {
  fileprivate static var with: Self {
    Self(
      "--with", "mvc", of: .words([Pattern.mvc.rawValue]), takes: "mvc",
      "compares with plain MVC, the app before it was taken apart, in front of the others"
    ) { Pattern(word: $0) == .mvc ? .mvc : nil }
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var ask: Self {
    Self(
      flag: "--ask",
      "shows the steps of one event, by default the first with steps to compare; asks which steps do the same job; then "
        + "prints the comparison")
  }
}
