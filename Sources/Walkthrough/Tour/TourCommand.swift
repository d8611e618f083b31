import Architectures
import Playing
import Specification

/// Shows a story, message by message; without a story, lets the user choose one.
struct TourCommand: Command, Equatable {
  var pattern: Pattern?
  var story: Story.ID?

  func answer(with options: Options) async throws -> Answer {
    let story = story.flatMap(Story.named)
    if let answer = try await plainAnswer(story, options) { return answer }
    let isToPrint =
      options[.width] != nil || options.asksForForm
      || (story != nil && options.selection != SceneSelection())
    guard isToPrint || !RawTerminal.isAvailable else { return try await session(story, options) }
    let page = options.page
    guard let pattern else { return try await GuideCommand().answer(with: options) }
    guard let story else {
      return Choice(listing: .story, after: "tour \(pattern.rawValue)").answer(with: options)
    }
    let notice = WaitingNotice.standard("Running \(story.id) with \(pattern.title)")
    defer { notice.end() }
    let report = TourReport(
      tour: try Tour(of: story, by: options.architecture(of: pattern), screenWidth: page.screenWidth),
      page: page,
      selection: options.selection)
    return Answer(text: try report.text())
  }

  /// Gives a tour in plain lines: message by message at a terminal, else as a whole. Returns nil without `--plain`, or
  /// if there is neither a terminal nor a story.
  private func plainAnswer(_ story: Story?, _ options: Options) async throws -> Answer? {
    guard options[.plain] else { return nil }
    let page = options.page
    if PlainTourSession.isAvailable, !options.asksForForm {
      try await PlainTourSession(terminal: options.terminal, page: page)
        .run(story, of: pattern, showing: options.selection)
      return Answer(text: "")
    }
    guard let story, let pattern else { return nil }
    let tour = try PlainTour(
      await Tour(
        locating: story, by: options.architecture(of: pattern), screenWidth: page.screenWidth),
      showing: options.selection, page: page)
    return Answer(text: tour.parts().joined(separator: "\n"))
  }

  /// Runs a tour at the terminal. Without a story, the user chooses one first, of the pattern or of any, or leaves for
  /// another command; after one that has a screen of its own, the user is back, and one that prints ends the tour.
  private func session(_ story: Story?, _ options: Options) async throws -> Answer {
    let choice = story.flatMap { story in pattern.map { (story: story, pattern: $0) } }
    while true {
      var next: [String] = []
      let wasInterrupted = try await TourSession.run { terminal, report in
        TourSession(
          choice, choosing: pattern, style: options.page.style, terminal: terminal, report: report
        ) { next = $0 }
      }
      guard !next.isEmpty else { return Answer(interrupted: wasInterrupted) }
      let request = try Request(arguments: next)
      let answer = try await request.command.answer(with: request.options)
      guard answer.isSuccess, answer.text.isEmpty else { return answer }
    }
  }
}

extension CommandEntry {
  static let tour: CommandEntry = CommandEntry(
    name: "tour",
    brief: "a story, one message at a time",
    summary:
      "Plays a story in the app of a pattern, one message at a time, forward and back. Each message is shown with "
      + "its step in the pattern's cycle, its sender, receiver and payload, the source lines around it, the rule "
      + "that says most about it, if one applies, and what changed on the screen. At a terminal, the key 'a' hides "
      + "each new step until you have predicted it. Outside a terminal, and with --width, --event, --wiring, --async "
      + "or --observable, it prints the story without lines of source. With --plain each message comes with them, and at a "
      + "terminal the tour waits for Enter.",
    operands: [
      .pattern.optional(),
      .story.optional("'\(Kit.command) list' shows the stories; without one, choose from a list"),
    ],
    options: [.event, .wiring, .async, .observable],
    terms: [Term(term: "?", meaning: "typed at the terminal, explains the keys")],
    examples: [
      Example(words: "tour", meaning: "choose a pattern and a story"),
      Example(
        words: "tour swift-io sort-countries", meaning: "sort the list of countries, message by message"),
      Example(words: "tour viper sort-countries --event 1", meaning: "print what the first tap sets off"),
    ]
  ) { words, options throws(UsageError) in
    // With --plain, a story may be chosen later, at the terminal; these options then apply to it.
    if words.count < 2, !options[.plain], options[.event] != nil || options[.wiring] {
      let name = options[.event] == nil ? "--wiring" : "--event"
      throw .missing("\(name) needs a story", known: WordList.stories.words)
    }
    guard let word = words.first else { return TourCommand() }
    let pattern = try pattern(word)
    return TourCommand(pattern: pattern, story: words.count > 1 ? try story(words[1]) : nil)
  }
}
