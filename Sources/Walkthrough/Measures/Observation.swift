import Architectures
import Stories
import Tracing

/// What was seen of a pattern's app while it told stories: what is counted and drawn from it.
struct Observation {
  let pattern: Pattern
  /// The messages of each story, in the order of the stories.
  let traces: [(story: Story.ID, messages: [Message])]
  /// Every reference that an object held at some moment.
  let references: Set<Ownership.Reference>

  /// The messages of all stories.
  var messages: [Message] { traces.flatMap(\.messages) }

  /// Tells stories, once observed and once as the app ships.
  ///
  /// - Throws: `StoryError` where a story fails.
  init(of pattern: Pattern, telling stories: [Story] = Story.all) throws {
    let architecture = Architectures.of(pattern)
    self.pattern = pattern
    traces = try stories.map { ($0.id, try Performance(of: $0, by: architecture).document.messages) }
    references = try Ownership.Reference.all(in: architecture, telling: stories)
  }
}
