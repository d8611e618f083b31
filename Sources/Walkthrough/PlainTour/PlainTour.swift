import Architectures
import Stories
import Tracing

/// A story message by message in plain lines, for a screen reader.
struct PlainTour {
  private let performance: Performance
  private let places: Range<Int>
  private let title: String
  private let page: Page

  /// Plays a story and looks up the line that sent each message.
  ///
  /// - Throws: `StoryError` where the app does not do what the story tells; `UsageError` where it has no such event.
  init(
    of story: Story, by pattern: Pattern, showing selection: SceneSelection = SceneSelection(), page: Page
  ) async throws {
    let architecture = Architectures.of(pattern)
    performance = try await Performance(
      of: story, by: architecture, recordsCallSites: true, width: page.screenWidth
    ).located()
    places = try selection.places(in: story, count: performance.scenes.count)
    title = "\(pattern.title): \(story.id). As a user, I want to \(story.wish)."
    self.page = page
  }

  /// The texts to read one after the other: a message each, with what begins before it and ends after it.
  func parts() -> [String] {
    let first = (performance.scenes[places].flatMap(\.messages).first?.number ?? 1) - 1
    let count = performance.scenes[places].reduce(0) { $0 + $1.messages.count }
    var parts: [String] = []
    for place in places {
      let scene = performance.scenes[place]
      var start = place == places.lowerBound ? page.paragraph(title) : ""
      start += page.paragraph(
        SceneSelection.heading(of: scene.description, at: place, in: performance.story))
      let messages = scene.messages.map { message in
        "Message \(message.number - first) of \(count)\n"
          + MessageTable(messages: [message], page: page).text()
      }
      let end =
        "The screen now:\n" + scene.after + "\n" + scene.looks.map { page.paragraph("✓ \($0)") }.joined()
      var texts = messages.isEmpty ? [page.paragraph("No message was sent.")] : messages
      texts[0] = start + texts[0]
      texts[texts.count - 1] += end
      parts += texts
    }
    return parts
  }
}
