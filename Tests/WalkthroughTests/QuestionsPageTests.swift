import Foundation
import Specification
import Testing

@testable import Walkthrough

/// The page of questions: each is answered for all four patterns, or the page says that it is not.
@Suite struct QuestionsPageTests {
  private let page: String
  private let sections: [(heading: String, text: String)]

  init() throws {
    page = try DocumentationPages(folder: packageFolder).text(of: "Docs/Questions.md")
    sections = page.components(separatedBy: "\n### ").dropFirst().map { section in
      let parts = section.components(separatedBy: "\n## ")[0].split(separator: "\n", maxSplits: 1)
      return (heading: String(parts[0]), text: String(parts[1]))
    }
  }

  @Test func `it has thirty questions, in order`() {
    let numbers = sections.map { $0.heading.prefix { $0 != "." } }
    #expect(numbers == (1...30).map { "\($0)" })
    for section in sections { #expect(section.heading.hasSuffix("?"), "\(section.heading)") }
  }

  @Test func `its table of contents leads to each question`() {
    let start = page.components(separatedBy: "\n## ")[0]
    let targets = start.matches(of: #/\]\(#([^)]+)\)/#).map { String($0.1) }
    #expect(targets == sections.map(\.heading.anchor))
  }

  @Test func `each answer is one of all four patterns, or is said to be missing`() {
    for section in sections {
      let answers = answers(in: section.text)
      guard !answers.isEmpty else {
        let text = section.text.replacing("\n", with: " ")
        #expect(text.contains("This kit does not show"), "\(section.heading)")
        continue
      }
      let patterns = answers.flatMap(\.patterns)
      #expect(Set(patterns) == Set(Pattern.allCases), "\(section.heading)")
      #expect(Set(patterns).count == patterns.count, "\(section.heading)")
    }
  }

  @Test func `each answer leads to source, and to a rule of its pattern unless it says that there is none`() {
    for section in sections {
      for answer in answers(in: section.text) where !answer.text.contains("this kit does not show") {
        let place = "\(section.heading) \(answer.patterns.map(\.title))"
        #expect(answer.text.contains(#/\.swift#L\d+ "/#), "\(place)")
        let rules = answer.text.matches(of: #/\[([A-Z]+-\d+)\]\(Rules\.md#/#).map { String($0.1) }
        let known = Rule.all.filter { answer.patterns.contains($0.pattern) }.map(\.id)
        #expect(rules.allSatisfy(known.contains), "\(place)")
        let isRuled = !rules.isEmpty || section.text.contains("Rules.md#")
        #expect(isRuled || answer.text.contains("rule"), "\(place)")
      }
    }
  }

  @Test func `each link to a story quotes the message or the event that it means`() {
    let story = #/\[([^\]]+)\]\(Stories\/([\w-]+)\.md#[\w-]+( "(?:(\d+) )?[^"]+")?\)/#
    for section in sections {
      for link in section.text.matches(of: story) {
        #expect(link.3 != nil, "\(section.heading): \(link.0)")
        #expect(link.1 == (link.4.map { "\(link.2), step \($0)" } ?? "\(link.2)"), "\(section.heading)")
      }
    }
  }

  @Test func `each command that it names is one`() throws {
    let commands = page.replacing("\n", with: " ").matches(of: #/`swift run walkthrough ([^`]+)`/#)
    #expect(commands.count > 5)
    for command in commands {
      #expect(throws: Never.self, "\(command.1)") {
        try Request(arguments: command.1.split(separator: " ").map(String.init))
      }
    }
  }

  /// Returns the answers to a question: the lines of its list, each with the patterns for which it holds.
  private func answers(in text: String) -> [(patterns: [Pattern], text: Substring)] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^- \*\*(.+?)\*\*/#).map { match in
        let names = match.1.components(separatedBy: ", ")
        return (Pattern.allCases.filter { names == ["All four"] || names.contains($0.title) }, line)
      }
    }
  }
}
