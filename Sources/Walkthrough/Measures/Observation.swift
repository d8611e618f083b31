import Architectures
import Observing
import Playing
import Specification
import Tracing

/// The messages and references of a pattern's app while it performed stories, to count and draw from.
struct Observation {
  let pattern: Pattern
  /// The stories as the app performed them.
  let performances: [Performance]
  /// Every reference that an object held after some step.
  let references: Set<Ownership.Reference>

  /// The messages of each story, in the order of the stories.
  var traces: [(story: Story.ID, messages: [Message])] {
    performances.map { ($0.story.id, $0.document.messages) }
  }

  /// The messages of all stories.
  var messages: [Message] { traces.flatMap(\.messages) }

  /// Performs each story twice: once observed, and once with the app as it ships.
  ///
  /// - Throws: `StoryError` if a story fails.
  init(of pattern: Pattern, performing stories: [Story] = Story.all) throws {
    let architecture = Architectures.of(pattern)
    self.pattern = pattern
    performances = try stories.map { try Performance(of: $0, by: architecture) }
    references = try Ownership.Reference.all(in: architecture, performing: stories)
  }
}
