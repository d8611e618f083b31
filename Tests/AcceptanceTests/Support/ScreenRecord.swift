import Architectures
import HeadlessUI
import Playing
import Specification
import Testing

/// Runs a story in an app and compares the screen after each step with the expected one.
///
/// - Parameter expected: For each step of the user or a service, a line that describes it, and the screen below.
func expectScreens(
  of story: Story, by pattern: Pattern, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let seen = try ScreenRecord(of: story, by: Architectures.of(pattern)).scenes
  let wanted = ScreenRecord.scenes(of: expected)
  for (seen, wanted) in zip(seen, wanted) where seen != wanted {
    Issue.record(
      "\(pattern.title) does not show the expected screen.\n\(seen.marked(against: wanted))",
      sourceLocation: sourceLocation)
    return
  }
  #expect(
    seen.count == wanted.count, "The story does not have the expected number of steps.",
    sourceLocation: sourceLocation)
}

/// The screens of a story, in order.
struct ScreenRecord {
  /// Each step of the user or a service and the screen after it, as one text.
  private(set) var scenes: [String] = []

  /// Runs a story in an app as it ships.
  ///
  /// - Throws: `StoryError` for the first step that failed.
  init(of story: Story, by architecture: any Architecture) throws(StoryError) {
    let stage = Stage(architecture)
    for step in story.steps {
      try stage.perform(step)
      guard !step.isLook else { continue }
      let lines = stage.window.screen().lines
      scenes.append(([step.description] + lines).joined(separator: "\n"))
    }
  }

  /// Splits a text into its scenes, which are separated by empty lines.
  static func scenes(of text: String) -> [String] {
    text.split(separator: "\n\n").map(String.init)
  }
}

extension String {
  /// Returns the text, in which each line that differs is marked and followed by the expected line.
  fileprivate func marked(against wanted: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let others = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(lines.count, others.count)).map { index in
      let seen = index < lines.count ? lines[index] : "(nothing)"
      let other = index < others.count ? others[index] : "(nothing)"
      return seen == other ? "  \(seen)" : "≠ \(seen)\n  \(other)  ← expected"
    }.joined(separator: "\n")
  }
}
