import Stories
import TextLayout
import Tracing

/// One story told by several patterns, step by step of its script.
struct CompareReport {
  private let comparison: Comparison
  private let page: Page
  private let grid: Grid
  private let column: MessageColumn

  /// Takes a story that has been told.
  init(_ comparison: Comparison, page: Page) {
    let grid = Grid(count: comparison.tellings.count, minimum: MessageColumn.minimumWidth, page: page)
    let messages = comparison.tellings.flatMap(\.performance.document.messages)
    column = MessageColumn(for: messages, page: Page(width: grid.columnWidth, style: page.style))
    self.comparison = comparison
    self.page = page
    self.grid = grid
  }

  /// The patterns beside each other where there is room, else one under the other in each step.
  func text() -> String {
    var text = page.style.strong(page.paragraph("\(comparison.story.id): \(patterns.titles)"))
    text += page.paragraph("As a user, I want to \(comparison.story.wish).") + "\n"
    if patterns.count == 1 { text += page.paragraph(alone) + "\n" }
    text += page.paragraph(Self.introduction) + "\n"
    text += grid.text(comparison.tellings.map(legend))
    for scene in comparison.scenes { text += "\n" + describe(scene) }
    return text + "\n" + measured
  }

  private static let introduction =
    "The same script works every app through its window. Each heading is a step of the script; below it stand the "
    + "messages of each pattern, then the screen. The number in front of a message is the step that it takes in "
    + "its pattern's cycle, a dot marks a message that takes none. Payloads are cut to the room there is: "
    + "'\(Kit.command) trace PATTERN STORY' has more of them, with the line that sent each message."

  private var alone: String {
    "Only \(patterns.titles) is shown, so there is nothing to compare it with."
  }

  private var patterns: [Pattern] { comparison.tellings.map(\.architecture.pattern) }

  /// The steps of a pattern's cycle, and what there is to know of them.
  private func legend(_ telling: Comparison.Telling) -> Grid.Block {
    let architecture = telling.architecture
    let page = Page(width: grid.columnWidth, style: page.style)
    return [
      title("\(architecture.pattern.title), the steps of a cycle:", in: grid),
      page.numbered(architecture.steps) + architecture.note.wrapped(to: page.textWidth),
    ]
  }

  private func describe(_ scene: Comparison.Scene) -> String {
    let blocks = scene.parts.indices.map { index in
      let messages = scene.parts[index].messages
      let heading = "\(patterns[index].title), \(Self.amount(messages.count))"
      return [title(heading, in: grid)] + messages.byUserEvent.map(column.lines)
    }
    var text = page.heading(scene.description, lineWidth: grid.width) + "\n\n"
    text += grid.text(blocks) + "\n" + screens(after: scene)
    if !scene.looks.isEmpty {
      text += "\n" + scene.looks.map { page.paragraph("✓ " + $0) }.joined()
    }
    return text
  }

  private func title(_ text: String, in grid: Grid) -> [String] {
    text.wrapped(to: grid.columnWidth).map { page.style.strong($0) }
  }

  private static func amount(_ messages: Int) -> String {
    switch messages {
    case 0: "no messages"
    case 1: "1 message"
    default: "\(messages) messages"
    }
  }

  /// The screen once where all show the same, else each that is shown, with those who show it.
  private func screens(after scene: Comparison.Scene) -> String {
    guard !scene.screensAgree else {
      let stays = scene.parts.allSatisfy { $0.before == $0.after }
      return stays
        ? page.paragraph("The screen stays as it is.") : "\(shown):\n\(scene.screens[0].text)\n"
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
    page.heading("Counted in these messages", lineWidth: grid.width) + "\n\n"
      + FiguresTable(comparison.tellings, page: page).text() + "\n" + page.paragraph(Self.explanation)
      + (patterns.count > 1 ? page.paragraph(verdict) : "")
  }

  private static let explanation =
    "A boundary lies between a role that sends and another that receives, so there and back are two; however often "
    + "it is crossed, it counts once. The user, the system, the navigation and the services count as roles."

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
