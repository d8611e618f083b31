public import Checks
import SourceModel
import Specification
public import Testing

extension PatternSuite {
  /// Expects that the pattern keeps a rule. Of a rule that is most likely broken by the same mistake as another, the
  /// report only says so.
  public func expectKept(
    _ rule: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let check = try check(of: rule, sourceLocation: sourceLocation)
    try skip(check, sourceLocation)
    let violations = await violations(by: [check], in: evidence)[rule] ?? []
    let isBroken = violations.contains { !$0.isSilence }
    let texts =
      isBroken ? blame.report(on: rule, brokenBy: violations) : violations.map(\.description)
    for text in texts { Issue.record("\(text)", sourceLocation: sourceLocation) }
    if violations.isEmpty { Tally.count(kept: rule, by: pattern) }
    if isBroken { Tally.count(broken: rule, by: pattern) }
    Tally.note(violations, of: rule)
  }

  /// Expects that a program breaks one rule and no other, and that the message names the roles.
  ///
  /// Runs every check of the pattern that the evidence can decide.
  public func expectBroken(
    _ rule: String, naming roles: [String], by evidence: Evidence,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let check = try check(of: rule, sourceLocation: sourceLocation)
    try skip(check, sourceLocation)
    let deciding = checks.filter { $0.rule == rule || $0.isDecided(by: evidence) }
    var found = await violations(by: deciding, in: evidence)
    let violations = found.removeValue(forKey: rule) ?? []
    var faults: [String] = violations.isEmpty ? ["\(rule) does not see the violation."] : []
    for violation in violations {
      for role in roles where !violation.message.contains(role) {
        faults.append("The message does not name '\(role)': \(violation)")
      }
    }
    let others = found.sorted { $0.key < $1.key }.flatMap(\.value)
    faults += others.map { "Another rule is broken as well. \($0)" }
    for fault in faults { Issue.record("\(fault)", sourceLocation: sourceLocation) }
    if faults.isEmpty { Tally.count(caught: rule, by: pattern) }
    Tally.note(violations, of: rule)
  }

  /// Expects that a program breaks no rule that the evidence can decide.
  ///
  /// Used, for instance, on the program that all counterexamples are made from: the code that they share must break no
  /// rule.
  public func expectUnbroken(by evidence: Evidence, sourceLocation: SourceLocation = #_sourceLocation) async {
    let deciding = checks.filter { $0.isDecided(by: evidence) }
    for violation in await violations(by: deciding, in: evidence).values.joined() {
      Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
  }

  /// Ends a test whose check can see nothing in this build.
  private func skip(_ check: Check, _ sourceLocation: SourceLocation) throws {
    if let reason = check.blindness { try Test.cancel("\(reason)", sourceLocation: sourceLocation) }
  }

  /// Returns the pattern's check of a rule.
  ///
  /// - Throws: An error of Swift Testing if there is none.
  public func check(
    of rule: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Check {
    let check = checks.first { $0.rule == rule }
    return try #require(check, "\(pattern.title) has no check of \(rule).", sourceLocation: sourceLocation)
  }

  /// Returns the violations found by each of some checks, by the rules' identifiers.
  @Examiner private func violations(by checks: [Check], in evidence: Evidence) -> [String: [Violation]] {
    let found = checks.concurrentMap(atOnce: Examiner.processors) { $0.violations(in: evidence) }
    return Dictionary(uniqueKeysWithValues: zip(checks.map(\.rule), found))
  }
}
