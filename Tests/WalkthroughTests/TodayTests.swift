import Foundation
import Specification
import Testing

@testable import Walkthrough

/// What has become of each rule since its document was written.
@Suite struct TodayTests {
  @Test func `each verdict has a reason of its own, and a source unless the rule holds`() {
    var sentences: Set<String> = []
    for rule in Rule.all {
      for standing in rule.today.lines.map(\.standing) {
        #expect(sentences.insert(standing.sentence).inserted, "\(rule.id)")
        #expect(standing.sentence.hasSuffix("."), "\(rule.id)")
        #expect(standing.verdict == .holds || !standing.sources.isEmpty, "\(rule.id)")
        #expect(Set(standing.sources).count == standing.sources.count, "\(rule.id)")
      }
    }
  }

  @Test func `each source supports a verdict, and has an address of its own`() {
    let used = Rule.all.flatMap { $0.today.concurrency.sources + $0.today.swiftUI.sources }
    #expect(Set(used) == Set(LaterSource.allCases))
    #expect(Set(LaterSource.allCases.map(\.address)).count == LaterSource.allCases.count)
    for source in LaterSource.allCases where source.name.hasPrefix("SE-") {
      #expect(source.address.contains("/\(source.name.dropFirst(3))-"), "\(source.name)")
    }
  }

  @Test func `a rule's own page says what has become of it`() {
    let text = RulesReport(
      selection: .rule("VPR-16"), page: Page(width: 80, style: .plain), traceability: nil
    ).text()
    #expect(text.contains("\nToday, async/await\n  changes: "))
    #expect(text.contains("\nToday, SwiftUI\n  holds: "))
  }

  @Test(arguments: [20, 40, 69, 70, 80, 120, 200])
  func `the list fits the page and names each rule once`(width: Int) {
    let page = Page(width: width, style: .plain)
    for rules in [Rule.all, Rule.all(of: .viper), [Rule.all[0]]] {
      let lines = TodayReport(rules: rules, page: page).text().split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
      for rule in rules { #expect(lines.count { $0.hasPrefix(rule.id) } == 1, "\(rule.id)") }
    }
  }

  @Test func `a pattern's counts are those of its rules`() {
    let text = TodayReport(rules: Rule.all(of: .viper), page: Page(width: 80, style: .plain)).text()
    let falls = Rule.all(of: .viper).count { $0.today.swiftUI.verdict == .falls }
    #expect(text.contains("SwiftUI: ") && text.contains("\(falls) fall."))
  }

  @Test func `the page has a verdict on each role of each pattern, in the order of its own page`() throws {
    let pages = DocumentationPages(folder: packageFolder)
    let sections = try pages.text(of: "Docs/Today.md").components(separatedBy: "\n## ")
    for pattern in Pattern.allCases {
      let section = try #require(sections.first { $0.hasPrefix("\(pattern.title)\n") })
      let roles = try pages.text(of: pattern.page).components(separatedBy: "\n## ")
        .first { $0.hasPrefix("Roles\n") }
      let verdicts = Self.roles(in: section)
      #expect(verdicts.map(\.first) == Self.roles(in: try #require(roles)).map(\.first), "\(pattern)")
      for row in verdicts {
        #expect(
          row.count == 3 && ["stays", "goes", "merges"].contains(row[1]) && row[2].hasSuffix("."), "\(row)")
      }
    }
  }

  /// Returns the cells of the rows of the table of roles in a text.
  private static func roles(in text: String) -> [[String]] {
    text.components(separatedBy: "\n").drop { !$0.hasPrefix("| role |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { line in line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }
}
