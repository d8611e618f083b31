import Foundation
import Playing
import ProcessTesting
import Specification
import Testing

@testable import Walkthrough

/// The README: its form, its links and the output that it quotes; and the numbers in Docs/Trust.md.
@Suite(.timeLimit(.minutes(30))) nonisolated struct ReadmeTests {
  private let text: String
  private let trust: String

  init() throws {
    text = try String(contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
    trust = try String(contentsOf: packageFolder.appendingPathComponent("Docs/Trust.md"), encoding: .utf8)
  }

  @Test func `it says in two sentences, on three lines, what the kit is`() {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("# "))
    #expect(lines[1].isEmpty)
    #expect(!lines[2].isEmpty && !lines[3].isEmpty && !lines[4].isEmpty)
    #expect(lines[5].isEmpty)
    #expect(lines[2...4].joined(separator: " ").matches(of: #/[.!?](?=\s|$)/#).count == 2)
  }

  @Test func `it has exactly two commands`() {
    #expect(blocks("sh") == ["swift run walkthrough", "swift test"])
  }

  @Test func `every line that it quotes from the first command is printed, in the same order`() async throws {
    let printed = try await walkthrough().output.split(separator: "\n").map(String.init)[...]
    var rest = printed
    for step in 1...7 { #expect(blocks("text")[0].contains(#"  \#(step)    "#)) }
    for line in blocks("text")[0].split(separator: "\n").map(String.init) {
      let index = try #require(rest.firstIndex(of: line), "not printed: \(line)")
      rest = rest[(index + 1)...]
    }
  }

  @Test func `it has one picture`() {
    #expect(text.matches(of: #/!\[.+\]\(.+\)/#).count == 1)
  }

  @Test func `the numbers in Docs/Trust.md are those of the registry`() throws {
    let patterns = Pattern.allCases
    let stories = Story.spelledOut.count
    let lines = blocks("text", in: trust)[0].split(separator: "\n")
    try #require(lines.count == patterns.count)
    for (line, pattern) in zip(lines, patterns) {
      let rules = Rule.all(of: pattern).count
      let decidable = Rule.all(of: pattern).count { $0.undecidableReason == nil }
      let bases = Rule.Basis.allCases.map { basis in Rule.all(of: pattern).count { $0.basis == basis } }
      #expect(
        line.hasPrefix(
          "\(pattern.title), in this run: of \(rules) rules \(bases[0]) observed, \(bases[1]) compiled, "
            + "\(bases[2]) declared, \(bases[3]) read, nothing found; \(decidable) seen broken by "))
      #expect(line.hasSuffix(", \(stories) of \(stories) flows followed."))
    }
    #expect(text.contains("the \(Rule.all.count) rules"))
  }

  @Test func `every file that it links to exists`() {
    let links = text.matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) }
    #expect(links.count > 5)
    for link in links {
      let path = packageFolder.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  /// Returns the contents of a page's fenced code blocks in a language.
  private func blocks(_ language: String, in page: String? = nil) -> [String] {
    (page ?? text).matches(of: #/```(\w+)\n([\s\S]*?)\n```/#).filter { $0.1 == language }.map { String($0.2) }
  }
}
