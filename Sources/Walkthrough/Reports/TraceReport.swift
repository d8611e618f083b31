import Architectures
import Catalogue
import Foundation
import Playing
import Specification
import TextLayout
import Tracing

/// A story in one architecture, in every format of `trace`.
struct TraceReport {
  private let architecture: any Architecture
  private let performance: Performance
  private let page: Page
  private let places: Range<Int>
  private let showsScreens: Bool

  /// Performs the story, if necessary up to the step that fails, and looks up the line that sent each message.
  ///
  /// - Throws: `UsageError` if there is no such story or event; `StoryError` if the story fails before the chosen event.
  ///
  /// - Parameters:
  ///   - architecture: The app, if it is not the pattern's own.
  ///   - screenWidth: The columns of the screens.
  ///   - selection: The events to show, in all formats but JSON and a test, which have the whole story.
  ///   - showsScreens: True if text has the whole screens before and after each event, and not only what changed.
  ///   - data: The catalogue's data.
  init(
    pattern: Pattern, by architecture: (any Architecture)? = nil, story: Story.ID, page: Page,
    screenWidth: Int,
    showing selection: SceneSelection = SceneSelection(), showsScreens: Bool = false,
    data: CatalogueData = .embedded
  ) async throws {
    guard let story = Story.traced(story) else {
      throw UsageError.invalid("\(pattern.rawValue) \(story) cannot be traced.")
    }
    let architecture = architecture ?? Architectures.of(pattern)
    self.architecture = architecture
    self.page = page
    self.showsScreens = showsScreens
    performance = await Performance.upToFailure(
      of: story, by: architecture, recordsCallSites: true, width: screenWidth, data: data
    ).located()
    let count = story.steps.count { !$0.isLook }
    let selected = try selection.places(in: story, count: count).clamped(to: performance.scenes.indices)
    // An app that fails when it is opened is shown being opened.
    places = selected.isEmpty && selection.event == nil ? performance.scenes.indices : selected
    if let failure, places.isEmpty { throw failure }
  }

  /// The step that failed, and why; nil if the story was played to its end.
  var failure: StoryError? { performance.failure }

  private var scenes: ArraySlice<Performance.Scene> { performance.scenes[places] }

  /// The last lines: which step failed, and why; empty if the story was played to its end.
  var end: String {
    guard let failure else { return "" }
    return "\n" + page.heading("The story fails") + "\n\n"
      + page.style.verdict(page.paragraph("✘ \(failure.step.description) \(failure.firstSentence)"))
  }

  /// The messages that are shown.
  private var document: TraceDocument {
    let whole = performance.document
    return TraceDocument(pattern: whole.pattern, story: whole.story, messages: scenes.flatMap(\.messages))
  }

  /// All messages of the story.
  var messages: [Message] { performance.document.messages }

  /// Returns the trace as JSON.
  func json() throws -> String {
    String(decoding: try performance.document.json(), as: UTF8.self)
  }

  /// Returns the trace as a Mermaid sequence diagram.
  func mermaid() -> String {
    document.mermaid()
  }

  /// Returns the trace as a PlantUML sequence diagram.
  func plantUML() -> String { document.plantUML() }

  /// Writes a test that expects the messages of the trace.
  func test() -> String { FlowTest(performance: performance).text() }

  /// Draws each selected event, its messages between lifelines.
  func sequence() -> String {
    let title = page.paragraph("\(architecture.pattern.title): \(performance.story.id)")
    let scenes = places.map { place in
      let scene = performance.scenes[place]
      return page.heading(heading(of: scene, at: place)) + "\n\n"
        + SequenceChart(messages: scene.messages, page: page).text()
    }
    return ([page.style.strong(title)] + scenes).joined(separator: "\n")
  }

  /// Describes each selected event with its messages, and what changed on the screen.
  func text() -> String {
    let title = "\(architecture.pattern.title): \(performance.story.id)"
    let wish = "As a user, I want to \(performance.story.wish)."
    var text = page.style.strong(page.paragraph(title))
    text += page.paragraph(wish) + "\n" + (architecture.steps.isEmpty ? "" : legend())
    text += page.paragraph(architecture.note)
    for place in places {
      text +=
        "\n" + describe(performance.scenes[place], title: heading(of: performance.scenes[place], at: place))
    }
    return text + noteOnLines
  }

  /// Describes the first event of the story whose messages take all steps of the pattern's cycle.
  func firstCycle() -> String {
    let whole = Set(1...architecture.steps.count)
    let scene = performance.scenes.first { Set($0.messages.compactMap(\.step)) == whole }
    return scene.map { describe($0, title: $0.description) + noteOnLines } ?? ""
  }

  private func heading(of scene: Performance.Scene, at place: Int) -> String {
    SceneSelection.heading(of: scene.description, at: place, in: performance.story)
  }

  /// The reason why lines are missing, if some are.
  private var noteOnLines: String {
    // References that are found in properties were never sent.
    let isComplete = performance.document.messages.allSatisfy { $0.file != nil || $0.kind == .connection }
    return isComplete ? "" : "\n" + page.paragraph(Self.linesAreUnknown)
  }

  private static let linesAreUnknown =
    "Some lines are unknown here. A debug build, such as '\(Kit.command)' makes, knows them if the toolchain has a "
    + "symbolizer."

  /// Lists the steps of the pattern's cycle.
  func legend() -> String {
    let lines = "The steps of a cycle:".wrapped(to: page.textWidth) + page.numbered(architecture.steps)
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ scene: Performance.Scene, title: String) -> String {
    var text = page.heading(title) + "\n\n"
    text +=
      scene.messages.isEmpty
      ? page.paragraph("No message was sent.") : MessageTable(messages: scene.messages, page: page).text()
    if let note = noteOnDropped(in: scene) { text += "\n" + page.paragraph(note) }
    text += "\n" + screen(of: scene)
    if !scene.looks.isEmpty {
      text += "\n" + scene.looks.map { page.style.verdict(page.paragraph("✓ " + $0)) }.joined()
    }
    return text
  }

  private func noteOnDropped(in scene: Performance.Scene) -> String? {
    guard !scene.dropped.isEmpty else { return nil }
    let requests = scene.dropped.map { "\($0.parties): \($0.phraseWithPayload(limit: 40))" }.joined(
      separator: "; ")
    return scene.dropped.count == 1
      ? "A late reply is dropped, because its request was cancelled: \(requests)."
      : "\(scene.dropped.count) late replies are dropped, because their requests were cancelled: \(requests)."
  }

  /// Draws the lines of the screen that an event changed or, if that was asked for, the screens before and after.
  private func screen(of scene: Performance.Scene) -> String {
    guard let before = scene.before else { return "The screen:\n\(scene.after)\n" }
    guard before != scene.after else {
      return page.paragraph("The screen does not change.") + (showsScreens ? scene.after + "\n" : "")
    }
    guard !showsScreens else { return screens(before, scene.after) }
    let old = before.split(separator: "\n", omittingEmptySubsequences: false)
    let new = scene.after.split(separator: "\n", omittingEmptySubsequences: false)
    let changed = new.indices.filter { !old.indices.contains($0) || old[$0] != new[$0] }
    return page.paragraph("The lines of the screen that changed:") + changed.map { "\(new[$0])\n" }.joined()
  }

  /// Lays out the screens side by side if there is room, otherwise one under the other.
  private func screens(_ before: String, _ after: String) -> String {
    let left = before.split(separator: "\n", omittingEmptySubsequences: false)
    let right = after.split(separator: "\n", omittingEmptySubsequences: false)
    let width = left.map(\.columns).max() ?? 0
    guard page.width >= 2 * width + 3, !page.isLinear else {
      return "The screen before:\n\(before)\n\nThe screen after:\n\(after)\n"
    }
    var lines = ["\("The screen before:".padded(to: width))   The screen after:"]
    for row in 0..<max(left.count, right.count) {
      let first = row < left.count ? String(left[row]) : ""
      let second = row < right.count ? String(right[row]) : ""
      lines.append(second.isEmpty ? first : "\(first.padded(to: width))   \(second)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
