import Foundation
import Specification
import Testing

@testable import SwiftIO

/// The pattern keeps a rule.
func expectKept(_ rule: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let check = try #require(Check.named(rule), sourceLocation: sourceLocation)
  let violations = check.violations(in: PatternEvidence.all)
  for violation in violations {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
  if violations.isEmpty { Tally.count(kept: rule) }
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
  var faults: [String] = violations.isEmpty ? ["\(rule) does not see the breach."] : []
  for violation in violations {
    for role in roles where !violation.message.contains(role) {
      faults.append("The message does not name '\(role)': \(violation)")
    }
  }
  for other in Check.all(of: .swiftIO) where other.rule != rule && other.isDecided(by: evidence) {
    faults += other.violations(in: evidence).map { "Another rule is broken as well. \($0)" }
  }
  for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
  if faults.isEmpty { Tally.count(caught: rule) }
}
