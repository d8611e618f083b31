import Foundation
import Specification
import Testing
import Tracing

@testable import SwiftIO

/// The suite held against the registry.
@Suite struct MetaTests {
  private let rules = Rule.all(of: .swiftIO)

  private var decidable: [String] {
    rules.filter { if case .decided = $0.verification { true } else { false } }.map(\.id)
  }

  /// The names of the tests of this module, as its symbol graph tells them.
  private var testNames: [String] {
    PatternEvidence.testDeclarations.filter { $0.kind == "method" }
      .map { $0.name.replacing("`", with: "") }
  }

  @Test func `every rule that can be decided has a test that the pattern passes`() {
    for id in decidable {
      #expect(testNames.contains { $0.hasPrefix("\(id) ") && !$0.hasPrefix("\(id) counterexample") }, "\(id)")
    }
  }

  @Test func `every rule that can be decided has a counterexample`() {
    for id in decidable {
      #expect(testNames.contains { $0.hasPrefix("\(id) counterexample: ") }, "\(id)")
    }
  }

  @Test func `no test names a rule that is not in the registry, or that cannot be decided`() {
    let named = testNames.compactMap { $0.firstMatch(of: #/^(SIO-\d+) /#).map { String($0.1) } }
    #expect(!named.isEmpty)
    for id in named { #expect(decidable.contains(id), "\(id)") }
  }

  @Test func `every rule that can be decided has one check, and no check is left over`() {
    #expect(Check.all(of: .swiftIO).map(\.rule) == decidable)
  }

  @Test func `no check is content with no evidence`() {
    for check in Check.all(of: .swiftIO) {
      #expect(!check.violations(in: Evidence()).isEmpty, "\(check.rule)")
    }
  }

  @Test func `no check is content with evidence of every kind in which nothing happens`() {
    var evidence = Evidence()
    evidence.traces = [.init(pattern: "swift-io", story: "none", messages: [])]
    evidence.ownership = [.empty]
    evidence.types = [.empty]
    evidence.sources = [SourceFile(name: "Empty.swift", text: "")]
    evidence.declarations = [.empty]
    evidence.compilations = []
    for check in Check.all(of: .swiftIO) {
      #expect(!check.violations(in: evidence).isEmpty, "\(check.rule)")
    }
  }

  @Test func `the README counts as many counterexamples as there are`() throws {
    let readme = try String(
      contentsOf: PatternEvidence.packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
    let count = testNames.count { $0.contains(" counterexample: ") }
    #expect(readme.contains("by \(count) counterexamples"))
  }

  @Test func `every story has a flow`() {
    for story in Story.all {
      #expect(testNames.contains("\(story.id), message by message()"), "\(story.id)")
    }
  }

  @Test func `every message of every story names rules that are in the registry`() {
    let named = Set(PatternEvidence.all.traces.flatMap(\.messages).flatMap(\.rules))
    #expect(!named.isEmpty)
    #expect(named.isSubset(of: rules.map(\.id)))
  }
}
