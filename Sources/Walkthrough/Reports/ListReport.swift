import Foundation
import Playing
import Specification
import TextLayout

/// The patterns and the stories.
struct ListReport {
  let page: Page

  func text() -> String {
    var lines = [page.style.strong("Patterns"), ""]
    for pattern in Pattern.allCases {
      let rules = Rule.all(of: pattern).count
      lines += page.definition(pattern.rawValue, "\(pattern.title), \(rules) rules", column: 26)
    }
    lines += ["", page.style.strong("Stories"), "", "As a user, I want to"]
    for story in Story.all { lines += page.definition(story.id, story.wish, column: 26) }
    lines += ["", page.style.strong("Further stories"), ""]
    lines += "Exercises and tests use them, and trace shows them. As a user, I want to".wrapped(
      to: page.width)
    for story in Story.further { lines += page.definition(story.id, story.wish, column: 26) }
    lines += ["", page.style.strong("Next"), ""]
    for command in ["trace swift-io \(Story.all[0].id)", "compare \(Story.all[0].id)"] {
      lines += "\(Kit.command) \(command)".wrapped(to: page.width - 2).map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func json() throws -> String {
    struct Entry: Encodable {
      let id: String
      let title: String
      let rules: Int
    }
    struct StoryEntry: Encodable {
      let id: String
      let wish: String
    }
    struct Document: Encodable {
      let schema = 2
      let patterns: [Entry]
      let stories: [StoryEntry]
    }
    return try Document(
      patterns: Pattern.allCases.map { pattern in
        Entry(id: pattern.rawValue, title: pattern.title, rules: Rule.all(of: pattern).count)
      },
      stories: Story.all.map { StoryEntry(id: $0.id, wish: $0.wish) }
    ).prettyJSON()
  }
}
