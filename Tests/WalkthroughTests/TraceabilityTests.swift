import Foundation
import Specification
import Testing

@testable import Walkthrough

/// The tests, counterexamples and mutations of every rule.
@Suite struct TraceabilityTests {
  private let traceability: Traceability

  init() throws {
    traceability = try #require(try Package.traceability())
  }

  @Test func `the page on the rules is up to date`() throws {
    let file = packageFolder.appendingPathComponent("Docs/Rules.md")
    let page = RulesPage(traceability: traceability).text()
    let written = try String(contentsOf: file, encoding: .utf8)
    let isUpToDate = written == page
    #expect(isUpToDate, "Regenerate it: swift run walkthrough rules --format markdown > Docs/Rules.md")
  }

  @Test func `decidable rules have tests and counterexamples, and all but permissions need mutations`() {
    for rule in Rule.all where rule.undecidableReason == nil {
      let entry = traceability[rule.id]
      #expect(!entry.tests.isEmpty, "\(rule.id)")
      #expect(!entry.counterexamples.isEmpty, "\(rule.id)")
      // A permission may have mutations, but needs none.
      #expect(rule.level == .may || !entry.mutations.isEmpty, "\(rule.id)")
    }
  }

  @Test func `a rule that cannot be decided has no tests, counterexamples or mutations`() {
    for rule in Rule.all where rule.undecidableReason != nil {
      let entry = traceability[rule.id]
      #expect(entry.tests.isEmpty && entry.counterexamples.isEmpty && entry.mutations.isEmpty, "\(rule.id)")
    }
  }

  @Test func `a rule's text says what breaks it and where it is tested`() {
    let page = Page(width: 80, style: .plain)
    let text = RulesReport(selection: .rule("SIO-14"), page: page, traceability: traceability).text()
    for part in [
      "Broken by these counterexamples", "mutations of the pattern's own sources", "Tested in",
      "Tests/SwiftIOTests/Rules/SIO14Tests.swift",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func `Markdown is a format only for the page of all rules`() throws {
    #expect(try Request(arguments: ["rules", "--format", "markdown"]).options.format == .markdown)
    for words in [["rules", "viper"], ["list"], ["trace", "viper", "go-back"], []] {
      #expect(throws: UsageError.self) { try Request(arguments: words + ["--format", "markdown"]) }
    }
  }

  @Test func `an exercise belongs to the rules that its checks are named after`() throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let folder = package.appendingPathComponent("Exercises/Order")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lists = package.appendingPathComponent("Tests/Mutations")
    try FileManager.default.createDirectory(at: lists, withIntermediateDirectories: true)
    for pattern in Pattern.allCases {
      try "".write(
        to: lists.appendingPathComponent("\(pattern.rawValue).diff"), atomically: true, encoding: .utf8)
    }
    try "@Test func `SIO-14 after the update comes the notice`() {}\n".write(
      to: folder.appendingPathComponent("Checks.swift"), atomically: true, encoding: .utf8)
    let exercises = try Traceability(package: package)["SIO-14"].exercises
    #expect(exercises.map(\.name) == ["Order"])
    #expect(exercises.map(\.path) == ["Exercises/Order"])
  }
}
