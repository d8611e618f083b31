import Playing
import Specification
import Tracing

extension Comparison {
  /// Returns the comparison as one document: the script, and for each pattern its figures, messages and screens.
  func json() throws -> String {
    try Document(self).prettyJSON()
  }

  private struct Document: Encodable {
    let schema = 1
    let story: String
    let wish: String
    /// The steps of the script in which something was done.
    let scenes: [SceneEntry]
    let patterns: [PatternEntry]

    init(_ comparison: Comparison) {
      story = comparison.story.id
      wish = comparison.story.wish
      scenes = comparison.scenes.map {
        SceneEntry(description: $0.description, looks: $0.looks, screensAgree: $0.screensAgree)
      }
      patterns = comparison.sides.map(PatternEntry.init)
    }
  }

  private struct SceneEntry: Encodable {
    let description: String
    let looks: [String]
    let screensAgree: Bool
  }

  private struct PatternEntry: Encodable {
    let pattern: Pattern
    let steps: [String]
    let figures: Figures
    let messages: [Message]
    /// One for each scene of the script.
    let scenes: [PartEntry]

    init(_ side: Side) {
      pattern = side.architecture.pattern
      steps = side.architecture.steps
      figures = side.figures
      messages = side.performance.document.messages
      scenes = side.performance.scenes.map {
        PartEntry(messages: $0.messages.map(\.number), screen: $0.after)
      }
    }
  }

  private struct PartEntry: Encodable {
    /// The numbers of the messages that were sent.
    let messages: [Int]
    /// The screen afterwards.
    let screen: String
  }
}
