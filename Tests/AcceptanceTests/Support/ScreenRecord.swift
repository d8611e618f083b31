import Architectures
import HeadlessUI
import Stories
import Testing

/// Tells a story with an app and holds the screen after every step against the one that is written down.
///
/// - Parameter expected: For each step in which something is done a line that tells it, and the screen below.
func expectScreens(
  of story: Story, by pattern: Pattern, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let seen = try ScreenRecord(of: story, by: Architectures.of(pattern)).scenes
  let wanted = ScreenRecord.scenes(of: expected)
  for (seen, wanted) in zip(seen, wanted) where seen != wanted {
    Issue.record(
      "\(pattern.title) shows another screen than is written down.\n\(seen.marked(against: wanted))",
      sourceLocation: sourceLocation)
    return
  }
  #expect(seen.count == wanted.count, "Steps, told and written down.", sourceLocation: sourceLocation)
}

/// The screens of a story, in order.
struct ScreenRecord {
  /// A step in which something was done, and the screen below it, as one text each.
  private(set) var scenes: [String] = []

  /// Tells a story with an app as it ships.
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

  /// The scenes of a text: an empty line stands between two.
  static func scenes(of text: String) -> [String] {
    text.split(separator: "\n\n").map(String.init)
  }
}

extension String {
  /// The text, every line that another text has not in its place with that line below it.
  fileprivate func marked(against wanted: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let others = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    return (0..<max(lines.count, others.count)).map { index in
      let seen = index < lines.count ? lines[index] : "(nothing)"
      let other = index < others.count ? others[index] : "(nothing)"
      return seen == other ? "  \(seen)" : "≠ \(seen)\n  \(other)  ← written down"
    }.joined(separator: "\n")
  }
}
