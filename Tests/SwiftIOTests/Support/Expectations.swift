import Foundation
import Specification
import Testing

@testable import SwiftIO

/// The pattern keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let check = try #require(Check.named(rule), sourceLocation: sourceLocation)
  for violation in check.violations(in: PatternEvidence.all) {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}

/// A program breaks one rule and no other, and is told so in words that name the roles.
///
/// Every check of the pattern that the evidence can decide is asked.
func expectBroken(
  _ rule: String, naming roles: String..., by evidence: Evidence,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let check = try #require(Check.named(rule), sourceLocation: sourceLocation)
  let violations = check.violations(in: evidence)
  #expect(!violations.isEmpty, "\(rule) does not see the breach.", sourceLocation: sourceLocation)
  for violation in violations {
    for role in roles where !violation.message.contains(role) {
      Issue.record("The message does not name '\(role)': \(violation)", sourceLocation: sourceLocation)
    }
  }
  for other in Check.all(of: .swiftIO) where other.rule != rule && other.needs.isSubset(of: evidence.kinds) {
    for violation in other.violations(in: evidence) {
      Issue.record("Another rule is broken as well. \(violation)", sourceLocation: sourceLocation)
    }
  }
}

extension Evidence {
  /// A counterexample, run like the pattern.
  static func running(_ program: SwiftIOProgram, telling story: Story = .shortVisit) -> Evidence {
    .observed(in: SwiftIOArchitecture(program), telling: [story])
  }
}

extension Evidence {
  /// A counterexample, read as source text.
  static func reading(_ path: String) -> Evidence {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path)
    var evidence = Evidence()
    do {
      let text = try String(contentsOf: file, encoding: .utf8)
      evidence.sources = [SourceFile(name: file.lastPathComponent, text: text)]
    } catch {
      Issue.record(error)
    }
    return evidence
  }

  /// A counterexample, as its declarations stand in this test module.
  static func declared(in namespace: String) -> Evidence {
    var evidence = Evidence()
    evidence.declarations = Declaration.within(namespace, PatternEvidence.testDeclarations)
    return evidence
  }
}
