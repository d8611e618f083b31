import Foundation
import Playing
import Specification
import Testing
import Tracing

@testable import Walkthrough

@Suite struct DocumentationTests {
  private let pages = DocumentationPages(folder: packageFolder)

  @Test func `generated blocks are up to date, and every link has a target`() throws {
    let answers = DocumentationAnswers(pages: pages, page: Page(width: 100, style: .plain))
    let answer = try answers.answer(isCheck: true)
    #expect(answer.isSuccess, "\(answer.text)")
  }

  @Test func `the pages on the four patterns have the same headings in the same order`() throws {
    for pattern in Pattern.allCases {
      let headings = try pages.text(of: pattern.page).split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(
        headings == [
          "## Skeleton", "## Cycle", "## Roles", "## One tap", "## Ownership", "## Navigation", "## Failure",
          "## Testing", "## Add a screen", "## Ten rules", "## Measured", "## Use it when",
          "## Leave it when",
          "## Sources",
        ], "\(pattern.title)")
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a pattern's page opens with three sentences`(pattern: Pattern) throws {
    let opening = try pages.text(of: pattern.page).components(separatedBy: "\n\n")[1]
    #expect(opening.matches(of: #/[.!?](?=\s|$)/#).count == 3, "\(opening)")
  }

  @Test(arguments: Pattern.allCases)
  func `a pattern's page quotes its skeleton, which has under 70 lines of code`(pattern: Pattern) throws {
    try expectQuoted("Skeleton", of: pattern, on: pattern.page, inUnder: 70)
  }

  @Test(arguments: Pattern.allCases)
  func `the page on today quotes the skeleton that awaits its work, which has under 60 lines of code`(
    pattern: Pattern
  ) throws {
    try expectQuoted("AsyncSkeleton", of: pattern, on: "Docs/Today.md", inUnder: 60)
  }

  /// Expects that a page quotes all files of a skeleton, and that these have few lines, blank ones and comments not counted.
  private func expectQuoted(_ name: String, of pattern: Pattern, on page: String, inUnder limit: Int) throws {
    let folder = "Tests/\(pattern.module)Tests/\(name)"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appendingPathComponent(folder).path)
    let page = try pages.text(of: page)
    var lines: [Substring] = []
    for file in files {
      let code = try pages.text(of: "\(folder)/\(file)")
      #expect(page.contains("```swift\n\(code)```"))
      lines += code.split(separator: "\n").filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
    }
    #expect(!lines.isEmpty && lines.count < limit)
  }

  @Test(arguments: Pattern.allCases)
  func `a pattern's page explains every link of its roles on the first screen`(pattern: Pattern) throws {
    let map = OwnershipMap(of: try Observation(of: pattern, performing: OwnershipMap.firstScreen))
    let common: [Role] = [.application, .window, .catalogue, .favourites]
    let links = map.links.filter { link in
      link.owner.role != link.target.role
        && ![link.owner.role, link.target.role].contains(where: common.contains)
    }
    let held = links.map {
      "\($0.owner.role.rawValue) → \($0.target.role.rawValue) | \($0.isStrong ? "strong" : "weak")"
    }
    let text = try pages.text(of: pattern.page)
    let page = text[try #require(text.range(of: "<!-- generated: ownership")).lowerBound...]
    let explained = page.matches(of: #/\| (.+ → .+ \| (?:strong|weak)) \| .+ \|/#).map { String($0.1) }
    #expect(Set(held) == Set(explained))
    #expect(Set(explained).count == explained.count)
  }

  @Test(arguments: [
    "README.md", "Exercises/README.md", "Docs/BeginAScene.md", "Docs/BringYourOwn/README.md",
    "Docs/Comparison.md", "Docs/Fifth-Pattern.md", "Docs/Judge.md", "Docs/Questions.md", "Docs/Site.md",
    "Docs/Teaching.md",
    "Docs/Trust.md", "Docs/UIKit.md",
  ])
  func `a page that uses the kit's terms leads to the glossary`(page: String) throws {
    #expect(try pages.text(of: page).contains("Glossary.md)"))
  }

  @Test(arguments: Pattern.allCases)
  func `an app declares every name that the glossary says it has for a thing`(pattern: Pattern) throws {
    let glossary = try pages.text(of: "Docs/Glossary.md")
    let table = glossary[try #require(glossary.range(of: "| thing |")).upperBound...]
    let column = try #require(Pattern.allCases.firstIndex(of: pattern)) + 1
    let cells = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|")[column] }
    let names = cells.flatMap { $0.matches(of: /`(\w+)(?:\((\w*).*?\))?`/) }
    #expect(names.count > 20)

    let folder = packageFolder.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
    let app = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
    for name in names {
      let label = name.2.map { $0.isEmpty ? "\\(\\)" : "\\(\($0)\\b" } ?? ""
      let isDeclared = try app.contains(
        Regex("\\b(?:func|let|var|case|class|enum|struct) \(name.1)\(label.isEmpty ? "\\b" : label)"))
      #expect(isDeclared, "\(name.0)")
    }
  }

  @Test func `every row of a table is on one line`() throws {
    for page in pages.paths() {
      let lines = try pages.text(of: page).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where line.hasPrefix("| ") {
        #expect(line.hasSuffix("|"), "\(page):\(number + 1)")
      }
    }
  }

  @Test func `every story has a page that says what to compare`() throws {
    for story in Story.all {
      let page = try pages.text(of: StoryPage.path(of: story))
      #expect(!story.comparison.isEmpty)
      #expect(page.contains(story.comparison))
      #expect(page.split(separator: "\n").count { $0 == "sequenceDiagram" } == Pattern.allCases.count)
    }
  }

  @Test func `regenerating a page replaces its blocks, and regenerating it again changes nothing`() throws {
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
      "Page.md:1: There is no generated block 'flow viper'."
    ),
    (
      "<!-- generated: measures vipr -->\n<!-- end of generated -->",
      "Page.md:1: There is no generated block 'measures vipr'."
    ),
    (
      "<!-- generated: cost vipr -->\n<!-- end of generated -->",
      "Page.md:1: There is no generated block 'cost vipr'."
    ),
    (
      "<!-- generated: practice vipr -->\n<!-- end of generated -->",
      "Page.md:1: There is no generated block 'practice vipr'."
    ),
    ("a\n<!-- generated: measures -->", "Page.md:2: This generated block has no end mark"),
    ("a\n<!-- end of generated -->", "Page.md:2: This end mark has no start mark."),
  ])
  func `a block that cannot be generated is reported with its line`(text: String, reason: String) throws {
    try inFolder(["Page.md": text]) { pages in
      let error = #expect(throws: DocumentationPages.Fault.self) { try pages.remade("Page.md") { _ in "" } }
      #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
  }

  @Test func `a link to a line of source follows the text that it quotes, which has to be in one line`()
    throws
  {
    let files = [
      "Page.md": "[a](A.swift#L9 \"func a()\"), [b](A.swift#L1)", "A.swift": "\nfunc a() {",
    ]
    try inFolder(files) { pages in
      let remade = try pages.remade("Page.md") { _ in "" }
      #expect(remade == "[a](A.swift#L2 \"func a()\"), [b](A.swift#L1)")
      #expect(try pages.brokenLinks() == [])
    }
    try inFolder(["Page.md": "[a](A.swift#L9 \"a\")", "A.swift": "a\na"]) { pages in
      let error = #expect(throws: DocumentationPages.Fault.self) { try pages.remade("Page.md") { _ in "" } }
      #expect(error?.description == "Page.md:1: 2 lines of A.swift have 'a'.")
    }
  }

  @Test func `a link to a heading can quote a text, which has to be between it and the next heading`() throws
  {
    let text = """
      [a](Other.md#here "1 leave()"), [b](Other.md#here "2 cancel()"), [c](Other.md#there "2 cancel()")
      [d](#e 'nowhere'), [e](Other.md "any title")
      # E
      """
    let other = "## Here\n```\nA->B: 1 leave()\n```\n## There\n2 cancel()\n"
    try inFolder(["Page.md": text, "Other.md": other]) { pages in
      let faults = try pages.brokenLinks().map(\.description)
      #expect(
        faults == [
          "Page.md:1: 'Other.md' has no '2 cancel()' below '#here'.",
          "Page.md:2: 'Page.md' has no 'nowhere' below '#e'.",
        ])
    }
  }

  @Test func `a broken link to a file or a heading is reported, but not a link in code or to the web`()
    throws
  {
    let text = """
      # A heading, with signs!
      [a](Other.md), [b](Missing.md), [c](Other.md#there), [d](#a-heading-with-signs), [e](#nowhere)
      [f](https://example.org/nowhere), `[g](Missing.md)`
      ```
      [h](Missing.md)
      ```
      [i](Other.md "A title"), [j](Missing.md "A title"), [k](<No page.md>), ![l](<Other.md> 'A title')
        ```
        [m](Missing.md)
        ```
      """
    try inFolder(["Page.md": text, "Other.md": "## Here"]) { pages in
      let faults = try pages.brokenLinks().map(\.description)
      #expect(
        faults == [
          "Page.md:2: There is no file 'Missing.md'.", "Page.md:2: 'Other.md' has no heading '#there'.",
          "Page.md:2: 'Page.md' has no heading '#nowhere'.", "Page.md:7: There is no file 'Missing.md'.",
          "Page.md:7: There is no file 'No page.md'.",
        ])
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the diagram of a cycle has every step that messages take`(pattern: Pattern) throws {
    let observation = try Observation(of: pattern)
    let diagram = StepDiagram(of: GeneratedBlock.cycle(in: observation)).mermaid()
    let steps = diagram.matches(of: #/->>P\d+: (\d+) /#).compactMap { Int($0.1) }
    #expect(steps == steps.sorted())
    #expect(Set(steps) == Set(observation.messages.compactMap(\.step)))
  }

  @Test(arguments: Pattern.allCases)
  func `the diagram of a story counts every message that takes a step`(pattern: Pattern) throws {
    let performance = try Performance.shared(of: .sortCountries, by: pattern)
    let diagram = StepDiagram(of: performance).mermaid()
    let arrows = diagram.matches(of: #/->>P\d+: \d+ .*?(?: and (\d+) more)?\n/#)
    let count = arrows.reduce(arrows.count) { $0 + ($1.1.flatMap { Int($0) } ?? 0) }
    #expect(count == performance.document.messages.count { $0.step != nil })
    #expect(diagram.matches(of: #/Note over/#).count == performance.scenes.count)
  }

  @Test func `every figure of a pattern comes with its meaning`() throws {
    let measures = Measures(of: try Observation(of: .viper, performing: [.openFilm]))
    let rows = MeasuresTable(of: [measures], for: .viper).markdown().split(separator: "\n").dropFirst(2)
    #expect(rows.count == measures.named.count)
    #expect(rows.allSatisfy { !$0.hasSuffix("|  |") })
  }

  @Test func `the cost of a scene counts its own files and what other files do for it`() throws {
    let cost = try SceneCost(of: .viper)
    // The scene, and the interactor of the countries that looks whether the favourites can be read.
    #expect(cost.files == 6)
    // Presenter, wireframe, view controller and scene of the countries: the button, and the way from it; the storyboard; the
    // application delegate: the tab.
    #expect(cost.filesElsewhere == 6)
    #expect(try SceneCost(of: .mvc).filesElsewhere == 2)
  }

  @Test func `docs is requested with or without a check`() throws {
    #expect(try command(["docs"]) == DocsCommand(isCheck: false))
    #expect(try command(["docs", "--check"]) == DocsCommand(isCheck: true))
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
