import Playing
import Specification
import TextLayout
import Tracing

/// One story in several patterns, event by event: the messages with which each answers the same questions.
struct CompareReport {
  /// The messages of one round of an event: for each pattern, by the questions that they answer.
  typealias Run = [[CycleQuestion: [Message]]]

  let comparison: Comparison
  /// The places of the events that are shown.
  let places: Range<Int>
  let page: Page
  let grid: Grid
  let column: MessageColumn

  /// Creates the report of a story that has been played.
  ///
  /// - Throws: `UsageError` if the story has no such event.
  init(
    _ comparison: Comparison, showing selection: SceneSelection = SceneSelection(), page: Page
  ) throws(UsageError) {
    let minimum = page.width >= 160 ? MessageColumn.leastWidth : MessageColumn.minimumWidth
    let grid = Grid(count: comparison.sides.count, minimum: minimum, page: page)
    places = try selection.places(in: comparison.story, count: comparison.scenes.count)
    let messages = comparison.scenes[places].flatMap(\.parts).flatMap(\.messages)
    column = MessageColumn(
      for: messages, page: Page(width: grid.columnWidth, style: page.style, isLinear: page.isLinear))
    self.comparison = comparison
    self.page = page
    self.grid = grid
  }

  /// Lays out the patterns side by side if there is room, otherwise one under the other for each question.
  func text() -> String {
    let events = places.map { "\n" + event(at: $0) }
    return introduction + events.joined() + "\n" + measured
  }

  /// The story, and how to read the messages.
  var introduction: String {
    var text = page.style.strong(page.paragraph("\(comparison.story.id): \(titles)"))
    text += page.paragraph("As a user, I want to \(comparison.story.wish).")
    if patterns.count == 1 { text += page.paragraph(alone) }
    return text + page.paragraph(Self.legend)
  }

  private static let byTurns = " (by turns with the formatting)"

  private static let legend =
    "The number before a message is its step in the pattern's own cycle; a dot marks a message that is not a step. "
    + "The number after # is its place in the whole story."

  private var alone: String {
    "Only \(titles) is shown, so there is nothing to compare it with."
  }

  var patterns: [Pattern] { comparison.sides.map(\.architecture.pattern) }

  /// The titles of all sides, as a list in words.
  private var titles: String { comparison.sides.map(\.title).list }

  /// Returns the title of an event.
  func title(ofEventAt place: Int) -> String {
    SceneSelection.heading(of: comparison.scenes[place].description, at: place, in: comparison.story)
  }

  /// Describes an event with its messages by question, and with the screen after it.
  func event(at place: Int) -> String {
    let scene = comparison.scenes[place]
    var text = page.heading(title(ofEventAt: place), lineWidth: grid.width) + "\n\n"
    let runs = runs(in: scene)
    for run in runs { text += CycleQuestion.allCases.map { answers(to: $0, in: run, of: runs) }.joined() }
    if scene.parts.allSatisfy(\.messages.isEmpty) { text += page.paragraph("No message was sent.") + "\n" }
    return text + outcome(of: scene)
  }

  /// Formats the screen after an event, and what the user looked for on it.
  func outcome(of scene: Comparison.Scene) -> String {
    let looks = scene.looks.map { page.style.verdict(page.paragraph("✓ " + $0)) }.joined()
    return screens(after: scene) + (looks.isEmpty ? "" : "\n" + looks)
  }

  /// Returns the rounds of each user event in a scene, in the order of time.
  func runs(in scene: Comparison.Scene) -> [Run] {
    let events = scene.parts.map(\.messages.byUserEvent)
    return (0..<(events.map(\.count).max() ?? 0)).flatMap { event -> [Run] in
      let rounds = zip(patterns, events).map { $0.rounds(of: event < $1.count ? $1[event] : []) }
      return (0..<(rounds.map(\.count).max() ?? 0)).map { round in
        rounds.map { round < $0.count ? $0[round] : [:] }
      }
    }
  }

  /// Returns the messages that each pattern sends in answer to a question; empty if none sends any.
  ///
  /// - Parameters:
  ///   - runs: All rounds of the event. A pattern that answers in another round sends nothing only here.
  ///   - namesSteps: True if the steps that the messages take are named below them.
  func answers(
    to question: CycleQuestion, in run: Run, of runs: [Run], namesSteps: Bool = false
  ) -> String {
    guard run.contains(where: { $0[question] != nil }) else { return "" }
    let blocks = comparison.sides.enumerated().map { index, side -> Grid.Block in
      let (pattern, messages) = (side.architecture.pattern, run[index])
      let answersElsewhere = runs.contains { $0[index][question] != nil }
      let silence = answersElsewhere ? "no message here" : pattern.silence(on: question)
      let lines =
        messages[question].map(column.lines)
        ?? silence.wrapped(to: grid.columnWidth).map(page.style.faint)
      let names = namesSteps ? self.names(ofSteps: messages[question] ?? [], in: side) : []
      return [title(side.title, in: grid), lines, names]
    }
    let remark = question == .shows && run.contains(where: \.alternates) ? Self.byTurns : ""
    return (question.title + remark).wrapped(to: page.width).map { page.style.accent($0) + "\n" }.joined()
      + grid.text(blocks) + "\n"
  }

  /// Lists the steps that messages take, by number and name.
  private func names(ofSteps messages: [Message], in side: Comparison.Side) -> [String] {
    Set(messages.compactMap(\.step)).sorted().flatMap { step in
      "Step \(step): \(side.architecture.steps[step - 1])".wrapped(to: grid.columnWidth)
        .map(page.style.faint)
    }
  }

  func title(_ text: String, in grid: Grid) -> [String] {
    text.wrapped(to: grid.columnWidth).map { page.style.strong($0) }
  }

  /// Draws the screen once if all patterns show the same; otherwise each screen, with the patterns that show it.
  private func screens(after scene: Comparison.Scene) -> String {
    guard !scene.screensAgree else {
      let stays = scene.parts.allSatisfy { $0.before == $0.after }
      return stays
        ? page.paragraph("The screen does not change.") : "\(shown):\n\(scene.screens[0].text)\n"
    }
    let grid = Grid(count: scene.screens.count, minimum: Page.widestScreen, page: page)
    let blocks = scene.screens.map { screen in
      [
        title(screen.titles.list + (screen.titles.count == 1 ? " shows:" : " show:"), in: grid),
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
  var measured: String {
    page.heading("Counted in the whole story, from launch on", lineWidth: grid.width) + "\n\n"
      + FiguresTable(comparison.sides, page: page).text() + "\n" + page.paragraph(Self.explanation)
      + (patterns.count > 1 ? page.paragraph(verdict) : "")
  }

  private static let explanation =
    "A boundary is a pair of a sender and a receiver. Each direction counts separately, and each pair counts once, "
    + "however many messages cross it. The user, the system, the navigation and the services count as roles."

  /// The sentence on equal or different screens.
  private var verdict: String {
    let differing = comparison.scenes.count { !$0.screensAgree }
    guard differing == 0 else {
      return "After \(differing) of the \(comparison.scenes.count) events of the script, the screens differ."
    }
    return "After each step of the script, \(patterns.count == 2 ? "both" : "all") show the same screen."
  }
}

extension [Message] {
  /// The messages in runs: each user event begins a run, and what precedes the first one is a run too.
  var byUserEvent: [[Message]] {
    reduce(into: []) { runs, message in
      if runs.isEmpty || message.kind == .userEvent {
        runs.append([message])
      } else {
        runs[runs.count - 1].append(message)
      }
    }
  }
}
