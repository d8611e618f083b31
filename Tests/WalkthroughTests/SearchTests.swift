import Stories
import Testing
import TextLayout

@testable import Walkthrough

@MainActor @Suite struct SearchTests {
  @Test func `rules, stories, messages, terms and pages are found`() throws {
    let index = try SearchIndex()
    for kind in SearchIndex.Kind.allCases { #expect(index.entries.contains { $0.kind == kind }) }
    #expect(index.matches(["sio-14"]).first?.title == "SIO-14")
    #expect(index.matches(["sort-countries"]).contains { $0.kind == .story })
    #expect(index.matches(["refresh(_:)"]).contains { $0.kind == .message })
    #expect(index.matches(["counterexample"]).contains { $0.kind == .term })
  }

  @Test func `all words have to occur, in upper or lower case`() throws {
    let index = try SearchIndex()
    let matches = index.matches(["PRESENTER", "weak"])
    #expect(!matches.isEmpty)
    #expect(matches.count < index.matches(["presenter"]).count)
    #expect(index.matches(["presenter", "zeppelin"]) == [])
  }

  @Test(arguments: [40, 80, 200]) func `no line is wider than the page`(width: Int) throws {
    let page = Page(width: width, style: .plain)
    let report = SearchReport(words: ["view"], matches: try SearchIndex().matches(["view"]), page: page)
    #expect(report.text().split(separator: "\n").filter { $0.columns > width } == [])
  }

  @Test func `where nothing is found, it says what to try`() {
    let text = SearchReport(words: ["zeppelin"], matches: [], page: Page(width: 80, style: .plain)).text()
    #expect(text == "Nothing holds 'zeppelin'. Try fewer words, or a part of one.\n")
  }
}
