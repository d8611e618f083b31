import Foundation
import Playing
import Tracing

/// The source of a test that expects a story's messages as they were seen, to paste into the pattern's tests.
struct FlowTest {
  let performance: Performance

  /// Writes the source, in the shape of the tests in `Tests/…/Flows`, but with every message: the messages that are
  /// named there are in flows that the reader's tests may lack.
  func text() -> String {
    let id = performance.story.id
    let flow = performance.scenes.map(lines).joined(separator: "\n\n")
    // A payload may hold what would end the literal or begin an escape.
    let mark = flow.contains("\\") || flow.contains("\"\"\"") ? "#" : ""
    return """
      import Playing
      import Testing

      @Suite struct \(name.capitalizedFirst)FlowTests {
        @Test func `\(id), message by message`() throws {
          try expectFlow(
            of: .\(name),
            \(mark)\"""
            \(flow.replacing("\n", with: "\n      ").replacing("\n      \n", with: "\n\n"))
            \"""\(mark))
        }
      }

      """
  }

  /// The constant of the story, such as `sortCountries`.
  private var name: String {
    let words = performance.story.id.split(separator: "-").map(String.init)
    return (words.prefix(1) + words.dropFirst().map(\.capitalizedFirst)).joined()
  }

  private func lines(of scene: Performance.Scene) -> String {
    let messages = scene.messages.map { message in
      let line = Flow([message]).description
      return message.step == nil ? "  \(line)" : line
    }
    return (["// \(scene.description)"] + messages).joined(separator: "\n")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
