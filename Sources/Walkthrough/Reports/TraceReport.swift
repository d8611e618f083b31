import Architectures
import Catalogue
import Stories
import TextLayout
import Tracing

/// A story told by one architecture, in every form that the program writes.
struct TraceReport {
  private let architecture: any Architecture
  private let performance: Performance
  private let page: Page

  /// Tells the story and looks up the line that sent each message.
  ///
  /// - Throws: `UsageError` for a pattern or story that cannot be traced; `StoryError` where the app does not
  ///   do what the story tells.
  ///
  /// - Parameters:
  ///   - screenWidth: The columns of the screens.
  ///   - data: What the catalogue knows.
  init(
    pattern: Pattern, story: Story.ID, page: Page, screenWidth: Int, data: CatalogueData = .embedded
  ) async throws {
    guard let story = Story.named(story) else {
      throw UsageError.invalid("\(pattern.rawValue) \(story) cannot be traced.")
    }
    architecture = Architectures.of(pattern)
    self.page = page
    performance = try await Performance(
      of: story, by: architecture, recordsCallSites: true, width: screenWidth, data: data
    ).located()
  }

  /// The trace as JSON.
  func json() throws -> String {
    String(decoding: try performance.document.json(), as: UTF8.self)
  }

  /// The trace as a Mermaid sequence diagram.
  func mermaid() -> String {
    performance.document.mermaid()
  }

  /// Every step of the story with its messages, and the screens around them.
  func text() -> String {
    let title = "\(architecture.pattern.title): \(performance.story.id)"
    let wish = "As a user, I want to \(performance.story.wish)."
    var text = page.style.strong(page.paragraph(title))
    text += page.paragraph(wish) + "\n" + legend() + page.paragraph(architecture.note)
    for scene in performance.scenes { text += "\n" + describe(scene) }
    return text + noteOnLines
  }

  /// The first step of the story that takes all steps of the pattern's cycle.
  func firstCycle() -> String {
    let whole = Set(1...architecture.steps.count)
    let scene = performance.scenes.first { Set($0.messages.compactMap(\.step)) == whole }
    return scene.map { describe($0) + noteOnLines } ?? ""
  }

  /// Why lines are missing, where some are.
  private var noteOnLines: String {
    let isComplete = performance.document.messages.allSatisfy { $0.file != nil }
    return isComplete ? "" : "\n" + page.paragraph(Self.linesAreUnknown)
  }

  private static let linesAreUnknown =
    "Some lines are unknown here. A debug build on Linux, such as '\(Kit.command)' makes, knows them all."

  /// The steps of the pattern's cycle.
  func legend() -> String {
    let lines = "The steps of a cycle:".wrapped(to: page.textWidth) + page.numbered(architecture.steps)
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ scene: Performance.Scene) -> String {
    var text = page.heading(scene.description) + "\n\n"
    if scene.before == scene.after {
      text += page.paragraph("The screen does not change:") + scene.after + "\n\n"
    } else if let before = scene.before {
      text += screens(before, scene.after)
    } else {
      text += "The screen after:\n" + scene.after + "\n\n"
    }
    text +=
      scene.messages.isEmpty
      ? page.paragraph("No message was sent.") : MessageTable(messages: scene.messages, page: page).text()
    if !scene.looks.isEmpty {
      text += "\n" + scene.looks.map { page.paragraph("✓ " + $0) }.joined()
    }
    return text
  }

  /// The screens beside each other where there is room, else one under the other.
  private func screens(_ before: String, _ after: String) -> String {
    let left = before.split(separator: "\n", omittingEmptySubsequences: false)
    let right = after.split(separator: "\n", omittingEmptySubsequences: false)
    let width = left.map(\.columns).max() ?? 0
    guard page.width >= 2 * width + 3, !page.isLinear else {
      return "The screen before:\n\(before)\n\nThe screen after:\n\(after)\n\n"
    }
    var lines = ["\("The screen before:".padded(to: width))   The screen after:"]
    for row in 0..<max(left.count, right.count) {
      let first = row < left.count ? String(left[row]) : ""
      let second = row < right.count ? String(right[row]) : ""
      lines.append(second.isEmpty ? first : "\(first.padded(to: width))   \(second)")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }
}
