public import Specification
import Tracing

/// The rules that a program breaks, divided into those that a report describes and those that it only names.
///
/// A mistake that messages show breaks several rules: its own, and those that ask for what did not follow. Only the most
/// specific of them is described, or none if something else shows a rule to be broken. A rule that only permits something
/// is described only if no other is broken. What sources, declarations and references show without any message is
/// described each time.
public struct Blame: Sendable {
  /// The rules to describe, in the order in which they were given.
  public let described: [Rule]
  /// The rules that are most likely broken by the same mistake, in the same order.
  public let following: [Rule]

  /// Divides rules.
  ///
  /// - Parameters:
  ///   - broken: The rules that evidence shows to be broken.
  ///   - evidence: The evidence.
  ///   - checks: The checks of the pattern's rules.
  public init(on broken: [Rule], by evidence: Evidence, using checks: [Check]) {
    let seers = checks.filter { $0.needs.contains(.trace) }
    var silent = evidence
    silent.traces = []
    let seen = broken.filter { rule in
      seers.contains { $0.rule == rule.id && $0.findings(in: silent).allSatisfy(\.isSilence) }
    }
    let reach = RuleReach(in: evidence.traces.flatMap(\.messages))
    let shown = broken.filter { !seen.contains($0) }
    let asking = seen.filter { $0.level != .may }
    described = shown.isEmpty ? Array(reach.specificFirst(asking.isEmpty ? seen : asking).prefix(1)) : shown
    following = seen.filter { [described] in !described.contains($0) }
  }

  /// Returns the texts of a report on a rule: its violations, or one sentence if the rule is only named.
  public func report(on rule: Rule.ID, brokenBy violations: [Violation]) -> [String] {
    guard following.contains(where: { $0.id == rule }) else { return violations.map(\.description) }
    return ["\(rule): \(Self.echo) as \(described.map(\.id).joined(separator: ", "))."]
  }

  /// The beginning of what a report says of the rules that are only named.
  public static let echo = "Broken too, most likely by the same mistake"
}
