import Foundation
import Stories
import Testing
import Tracing

@testable import Walkthrough

@Suite struct DocumentationTests {
  private let pages = DocumentationPages(folder: packageFolder)

  @Test func `what is generated is up to date, and every link leads somewhere`() throws {
    let answers = DocumentationAnswers(pages: pages, page: Page(width: 100, style: .plain))
    let answer = try answers.answer(isCheck: true)
    #expect(answer.isWell, "\(answer.text)")
  }

  @Test func `the pages on the four have the same headings in the same order`() throws {
    let headings = try Pattern.allCases.map { pattern in
      try pages.text(of: pattern.page).split(separator: "\n").filter { $0.hasPrefix("## ") }
    }
    #expect(
      headings[0] == [
        "## Summary", "## Diagram", "## Roles", "## One tap step by step", "## Ownership", "## Navigation",
        "## Testing", "## Measured", "## Cost of one change", "## Use it when", "## Leave it when",
        "## Sources",
      ])
    for (pattern, others) in zip(Pattern.allCases, headings) {
      #expect(others == headings[0], "\(pattern.title)")
    }
  }

  @Test func `a page that differs from what would be made is stale, until it is made again`() throws {
    try inFolder(["Page.md": page("old\n")]) { pages in
      let remade = try pages.remade("Page.md") { _ in "new\n" }
      #expect(remade == page("\nnew\n\n"))
      try remade.write(to: pages.folder.appendingPathComponent("Page.md"), atomically: true, encoding: .utf8)
      let again = try pages.remade("Page.md") { _ in "new\n" }
      #expect(again == remade)
    }
  }

  @Test(arguments: [
    (
      "<!-- generated: flow viper -->\n<!-- end of generated -->",
      "Page.md:1: Nothing is known that is called 'flow viper'."
    ),
    ("a\n<!-- generated: measures -->", "Page.md:2: What is generated here has no end"),
    ("a\n<!-- end of generated -->", "Page.md:2: Nothing that is generated ends here."),
  ])
  func `a block that cannot be made is told with its line`(text: String, reason: String) throws {
    try inFolder(["Page.md": text]) { pages in
      let error = #expect(throws: DocumentationPages.Fault.self) { try pages.remade("Page.md") { _ in "" } }
      #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
  }

  @Test func `a link to a file or a heading that is not there is told, one in code or to the web is not`()
    throws
  {
    let text = """
      # A heading, with signs!
      [a](Other.md), [b](Missing.md), [c](Other.md#there), [d](#a-heading-with-signs), [e](#nowhere)
      [f](https://example.org/nowhere), `[g](Missing.md)`
      ```
      [h](Missing.md)
      ```
      """
    try inFolder(["Page.md": text, "Other.md": "## Here"]) { pages in
      let faults = try pages.brokenLinks().map(\.description)
      #expect(
        faults == [
          "Page.md:2: There is no file 'Missing.md'.", "Page.md:2: 'Other.md' has no heading '#there'.",
          "Page.md:2: 'Page.md' has no heading '#nowhere'.",
        ])
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the chart of a cycle has every step that traces show`(pattern: Pattern) throws {
    let messages = try Observation(of: pattern, telling: [.openFilm]).messages
    let chart = CycleChart(of: messages).mermaid()
    let labels = chart.matches(of: #/\|"([\d, ]+)"\|/#).flatMap {
      $0.1.split(separator: ", ").compactMap { Int($0) }
    }
    #expect(Set(labels) == Set(messages.compactMap(\.step)))
  }

  @Test func `what a scene costs is counted in its own files and in those that name it`() throws {
    let cost = try SceneCost(of: .viper)
    #expect(cost.files == 7)
    #expect(cost.types == 9)
    // The maker of modules makes it, and nobody else names its parts.
    #expect(cost.filesElsewhere == 1)
  }

  @Test func `it is asked for with or without a check`() throws {
    #expect(try Request(arguments: ["docs"]).command == .docs(isCheck: false))
    #expect(try Request(arguments: ["docs", "--check"]).command == .docs(isCheck: true))
    let error = #expect(throws: UsageError.self) { try Request(arguments: ["list", "--check"]) }
    #expect(error?.description == "--check is for 'docs', not 'list'.")
  }

  private func page(_ content: String) -> String {
    "# A page\n\n<!-- generated: measures -->\n\(content)<!-- end of generated -->\n"
  }

  private func inFolder(_ texts: [String: String], _ body: (DocumentationPages) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(DocumentationPages(folder: folder))
  }
}
