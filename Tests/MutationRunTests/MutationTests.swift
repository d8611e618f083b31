import Foundation
import Playing
import SourceModel
import Specification
import Testing

@testable import mutate

/// The edits that the specification is tried on, and how they are read.
@Suite struct MutationTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func mutations(of pattern: Pattern) throws -> [Mutation] {
    try Mutation.all(of: pattern, in: Self.package.appendingPathComponent("Tests/Mutations"))
  }

  @Test(arguments: Pattern.allCases)
  func `each pattern has at least 25 mutations, each with its own title and with what notices it`(
    pattern: Pattern
  ) throws {
    let mutations = try mutations(of: pattern)
    let decidable = Rule.all(of: pattern).filter {
      if case .decided = $0.verification { true } else { false }
    }.map(\.id)
    #expect(mutations.count >= 25)
    #expect(Set(mutations.map(\.title)).count == mutations.count)
    let names = decidable + Story.spelledOut.map(\.id) + TestLog.demands.map(\.key) + ["test"]
    for mutation in mutations { #expect(names.contains(mutation.rule), "\(mutation.title)") }
  }

  @Test(arguments: Pattern.allCases)
  func `each mutation can be made in the current sources`(pattern: Pattern) throws {
    let sources = Self.package.appendingPathComponent("Sources/Patterns/\(pattern.module)/App")
    for mutation in try mutations(of: pattern) {
      // An edit may build on an earlier one of the same mutation, so they are made in order, in memory.
      var texts: [String: String] = [:]
      for edit in mutation.edits {
        let file = sources.appendingPathComponent(edit.file)
        let text = try texts[edit.file] ?? String(contentsOf: file, encoding: .utf8)
        texts[edit.file] = try edit.applied(to: text, for: mutation)
        #expect(texts[edit.file] != text, "\(mutation.title)")
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the page with the score has each mutation`(pattern: Pattern) throws {
    let page = try String(
      contentsOf: Self.package.appendingPathComponent("Docs/Mutations.md"), encoding: .utf8)
    for mutation in try mutations(of: pattern) {
      #expect(
        page.contains("| \(mutation.title) | \(mutation.rule) |"),
        "“\(mutation.title)” is not on the page, or was not caught: swift run --package-path Tests mutate")
    }
    let section = page.components(separatedBy: "## \(pattern.title)\n")[1].components(separatedBy: "\n## ")[0]
    // The first two rows of the table are its heading.
    let rows = section.split(separator: "\n").count { $0.hasPrefix("|") } - 2
    #expect(
      try rows == mutations(of: pattern).count,
      "The page has mutations that are not in the list: swift run --package-path Tests mutate")
    let lists = Self.package.appendingPathComponent("Tests/Mutations")
    let fingerprint = try Mutation.fingerprint(of: pattern, in: lists)
    #expect(
      page.contains("| \(fingerprint) |"),
      "The list was changed since it was tried: swift run --package-path Tests mutate")
  }

  @Test func `an edit replaces whole lines`() throws {
    let list = """
      For readers.

      ## SIO-14 The delegate is held strongly
      --- A.swift
       class A {
      -  weak var b: B?
      +  var b: B?
      @@
      -  let c = 1
      """
    let mutation = try #require(try Mutation.parse(list, named: "list").first)
    #expect(mutation.rule == "SIO-14")
    #expect(mutation.title == "The delegate is held strongly")
    #expect(mutation.edits.count == 2)
    let text = "class A {\n  weak var b: B?\n  let c = 1\n}\n"
    let once = try mutation.edits[0].applied(to: text, for: mutation)
    #expect(once == "class A {\n  var b: B?\n  let c = 1\n}\n")
    #expect(try mutation.edits[1].applied(to: once, for: mutation) == "class A {\n  var b: B?\n}\n")
  }

  @Test func `a line of an edit stands for all lines up to the next one, or to the end of the file`() throws {
    let text = "class A {\n  let b = 1\n\n  let c = 2\n}\nclass D {\n}\n"
    func edited(_ edit: String) throws -> String {
      try #require(try Mutation.parse("## SIO-14 T\n--- A.swift\n\(edit)", named: "list").first)
        .applied(to: text)
    }
    #expect(try edited(" class A {\n-⋮\n+  let e = 3\n }") == "class A {\n  let e = 3\n}\nclass D {\n}\n")
    #expect(try edited("-class D {\n-⋮") == "class A {\n  let b = 1\n\n  let c = 2\n}\n")
    #expect(throws: MutationError.notOnce("T", file: "A.swift", count: 0)) {
      try edited(" class D {\n-⋮\n   let c = 2")
    }
  }

  @Test func `lines that occur nowhere, or twice, are an error`() throws {
    let mutation = Mutation(rule: "SIO-14", title: "T", edits: [.init(file: "A.swift", old: "x", new: "y")])
    for (text, count) in [("a\nxx\n", 0), ("x\nb\nx\n", 2), ("x\nx\n", 2)] {
      #expect(throws: MutationError.notOnce("T", file: "A.swift", count: count)) {
        try mutation.edits[0].applied(to: text, for: mutation)
      }
    }
    #expect(try mutation.edits[0].applied(to: "x\nb\n", for: mutation) == "y\nb\n")
  }

  @Test(arguments: [
    ("## SIO-14 T\nwhat\n", "list, line 2, is neither a heading, nor a file, nor a line of an edit: what"),
    ("## SIO-14 T\n--- A.swift\n+ x\n", "“T” replaces no lines."),
    ("## SIO-14 T\n", "“T” replaces no lines."),
  ])
  func `a list that cannot be understood is an error that says where`(list: String, reason: String) {
    let error = #expect(throws: MutationError.self) { try Mutation.parse(list, named: "list") }
    #expect(error?.description == reason)
  }
}
