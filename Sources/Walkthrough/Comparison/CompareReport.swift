import Stories
import TextLayout
import Tracing

/// One story told by several patterns, event by event: what each sends in answer to the same questions.
struct CompareReport {
  private let comparison: Comparison
  private let places: Range<Int>
  private let page: Page
  private let grid: Grid
  private let column: MessageColumn

  /// Takes a story that has been told.
  ///
  /// - Throws: `UsageError` where the story has no such event.
  init(
    _ comparison: Comparison, showing selection: SceneSelection = SceneSelection(), page: Page
  ) throws(UsageError) {
    let grid = Grid(count: comparison.tellings.count, minimum: MessageColumn.minimumWidth, page: page)
    places = try selection.places(in: comparison.story, count: comparison.scenes.count)
    let messages = comparison.scenes[places].flatMap(\.parts).flatMap(\.messages)
    column = MessageColumn(for: messages, page: Page(width: grid.columnWidth, style: page.style))
    self.comparison = comparison
    self.page = page
    self.grid = grid
  }

  /// The patterns beside each other where there is room, else one under the other for each question.
  func text() -> String {
    var text = page.style.strong(page.paragraph("\(comparison.story.id): \(patterns.titles)"))
    text += page.paragraph("As a user, I want to \(comparison.story.wish).")
    if patterns.count == 1 { text += page.paragraph(alone) }
    text += page.paragraph(Self.legend)
    for place in places {
      let scene = comparison.scenes[place]
      let title = SceneSelection.heading(of: scene.description, at: place, in: comparison.story)
      text += "\n" + describe(scene, title: title)
    }
    return text + "\n" + measured
  }

  private static let legend =
    "The number before a message is its step in the pattern's own cycle; a dot marks a message that is not a step."

  private var alone: String {
    "Only \(patterns.titles) is shown, so there is nothing to compare it with."
  }

  private var patterns: [Pattern] { comparison.tellings.map(\.architecture.pattern) }

  private func describe(_ scene: Comparison.Scene, title: String) -> String {
    var text = page.heading(title, lineWidth: grid.width) + "\n\n"
    let events = scene.parts.map(\.messages.byUserEvent)
    for event in 0..<(events.map(\.count).max() ?? 0) {
      let parts = zip(patterns, events).map { pattern, runs in
        pattern.messagesByQuestion(event < runs.count ? runs[event] : [])
      }
      text += CycleQuestion.allCases.map { answers(to: $0, in: parts) }.joined()
    }
    if scene.parts.allSatisfy(\.messages.isEmpty) { text += page.paragraph("No message was sent.") + "\n" }
    text += screens(after: scene)
    if !scene.looks.isEmpty {
      text += "\n" + scene.looks.map { page.paragraph("✓ " + $0) }.joined()
    }
    return text
  }

  /// The messages that each pattern sends in answer to a question; empty where none sends any.
  private func answers(to question: CycleQuestion, in parts: [[CycleQuestion: [Message]]]) -> String {
    guard parts.contains(where: { $0[question] != nil }) else { return "" }
    let blocks = zip(patterns, parts).map { pattern, messages in
      [
        title(pattern.title, in: grid),
        messages[question].map(column.lines)
          ?? pattern.silence(on: question).wrapped(to: grid.columnWidth).map(page.style.faint),
      ]
    }
    return question.title.wrapped(to: page.width).map { page.style.accent($0) + "\n" }.joined()
      + grid.text(blocks) + "\n"
  }

  private func title(_ text: String, in grid: Grid) -> [String] {
    text.wrapped(to: grid.columnWidth).map { page.style.strong($0) }
  }

  /// The screen once where all show the same, else each that is shown, with those who show it.
  private func screens(after scene: Comparison.Scene) -> String {
    guard !scene.screensAgree else {
      let stays = scene.parts.allSatisfy { $0.before == $0.after }
      return stays
        ? page.paragraph("The screen does not change.") : "\(shown):\n\(scene.screens[0].text)\n"
    }
    let grid = Grid(count: scene.screens.count, minimum: Page.widestScreen, page: page)
    let blocks = scene.screens.map { screen in
      [
        title(screen.patterns.titles + (screen.patterns.count == 1 ? " shows:" : " show:"), in: grid),
        screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      ]
    }
    return page.style.strong(page.paragraph("The screens differ.")) + "\n" + grid.text(blocks)
  }

  private var shown: String {
    switch patterns.count {
    case 1: "The screen after"
    case 2: "Both show"
    default: "All show"
    }
  }

  /// The figures, and whether the screens agreed.
  private var measured: String {
    page.heading("Counted in the whole story, from its launch", lineWidth: grid.width) + "\n\n"
      + FiguresTable(comparison.tellings, page: page).text() + "\n" + page.paragraph(Self.explanation)
      + (patterns.count > 1 ? page.paragraph(verdict) : "")
  }

  private static let explanation =
    "A boundary is a pair of a sender and a receiver. Each direction counts separately, and each pair counts once, "
    + "however many messages cross it. The user, the system, the navigation and the services count as roles."

  /// Whether the patterns show the same.
  private var verdict: String {
    let differing = comparison.scenes.count { !$0.screensAgree }
    let steps = "of the \(comparison.scenes.count) steps of the script"
    guard differing == 0 else { return "After \(differing) \(steps), the screens differ." }
    return "After each \(steps), \(patterns.count == 2 ? "both" : "all") show the same screen."
  }
}

extension [Message] {
  /// The messages in runs, of which each but the first begins with what the user did.
  fileprivate var byUserEvent: [[Message]] {
    reduce(into: []) { runs, message in
      if runs.isEmpty || message.kind == .userEvent {
        runs.append([message])
      } else {
        runs[runs.count - 1].append(message)
      }
    }
  }
}
