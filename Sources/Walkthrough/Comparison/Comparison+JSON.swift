import Playing
import Specification
import Tracing

extension Comparison {
  /// Returns the comparison as one document: the script, and for each pattern its figures, messages and screens.
  func json() throws -> String {
    try Document(self).prettyJSON()
  }

  private struct Document: Encodable {
    let schema = 2
    let story: String
    let wish: String
    /// The steps of the script in which something was done.
    let scenes: [SceneEntry]
    let patterns: [PatternEntry]
    /// The screens, each once.
    let screens: [String]

    init(_ comparison: Comparison) {
      story = comparison.story.id
      wish = comparison.story.wish
      scenes = comparison.scenes.map {
        SceneEntry(description: $0.description, looks: $0.looks, screensAgree: $0.screensAgree)
      }
      var screens = ValueTable<String>()
      patterns = comparison.sides.map { PatternEntry($0, adding: &screens) }
      self.screens = screens.values
    }
  }

  private struct SceneEntry: Encodable {
    let description: String
    let looks: [String]
    let screensAgree: Bool
  }

  private struct PatternEntry: Encodable {
    let pattern: Pattern
    let title: String
    let steps: [String]
    let figures: Figures
    let messages: [MessageEntry]
    /// One for each scene of the script.
    let scenes: [PartEntry]

    init(_ side: Side, adding screens: inout ValueTable<String>) {
      pattern = side.architecture.pattern
      title = side.title
      steps = side.architecture.steps
      figures = side.figures
      messages = side.performance.document.messages.map { MessageEntry($0, adding: &screens) }
      scenes = side.performance.scenes.map {
        PartEntry(messages: $0.messages.map(\.number), screen: screens.place(of: $0.after))
      }
    }
  }

  private struct PartEntry: Encodable {
    /// The numbers of the messages that were sent.
    let messages: [Int]
    /// The place of the screen afterwards.
    let screen: Int
  }
}
