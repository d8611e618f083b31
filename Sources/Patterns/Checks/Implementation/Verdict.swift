public import Specification

/// A rule, and the finding on it.
public struct Verdict: Sendable {
  /// The possible findings on a rule.
  public enum Finding: Sendable {
    /// The evidence shows that the rule is kept.
    case kept
    /// The sources were read, and no violation was found in them. That does not show that the rule is kept.
    case nothingFound
    /// The evidence shows where the rule is broken.
    case broken([Violation])
    /// The sources were read, and these places seem to break the rule.
    case found([Violation])
    /// The rule permits something that the program does not do, or does otherwise.
    case advice([Violation])
    /// Nothing was shown, for this reason.
    case skipped(because: String)
  }

  /// The rule.
  public let rule: Rule
  /// The finding.
  public let finding: Finding

  /// Judges evidence by a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule to judge.
  ///   - evidence: The evidence about the program.
  ///   - checks: The checks of the rule's pattern, such as `Check.viper`.
  public init(on rule: Rule, by evidence: Evidence, using checks: [Check]) {
    self.rule = rule
    finding = Self.finding(on: rule, by: evidence, using: checks)
  }

  private static func finding(on rule: Rule, by evidence: Evidence, using checks: [Check]) -> Finding {
    if case .undecidable(let reason) = rule.verification { return .skipped(because: reason) }
    guard let check = checks.first(where: { $0.rule == rule.id }) else {
      return .skipped(because: "No check decides it.")
    }
    // A violation counts even when proving its absence needs more evidence.
    let findings = check.findings(in: evidence)
    let violations = findings.filter { !$0.isSilence }
    guard violations.isEmpty else {
      if rule.level == .may { return .advice(violations) }
      return rule.basis == .read ? .found(violations) : .broken(violations)
    }
    guard check.needs.isSubset(of: evidence.kinds(for: rule.id)) else {
      return .skipped(because: check.missingEvidence(in: evidence))
    }
    if let silence = findings.first { return .skipped(because: silence.message) }
    return rule.basis == .read ? .nothingFound : .kept
  }
}

extension Check {
  /// Returns the missing evidence, as a sentence.
  fileprivate func missingEvidence(in evidence: Evidence) -> String {
    let missing = needs.subtracting(evidence.kinds(for: rule))
    let kinds = Rule.Evidence.allCases.filter(missing.contains).map(\.offer)
    return "Not offered: \(kinds.joined(separator: "; "))."
  }
}

extension Rule.Evidence {
  /// The part of an implementation that provides this kind of evidence.
  fileprivate var offer: String {
    switch self {
    case .trace: "observers of its boundaries"
    case .lifetime, .types: "the roles of its objects"
    case .source: "its source files"
    case .names: "its module"
    case .compiler: "its source files and its module, for the compiler"
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The finding, how it is known, and the rule or the reason, on one line; then each violation, and the rule's hint.
  public var description: String {
    switch finding {
    case .kept: line("kept", rule.sentence)
    case .nothingFound: line("nothing found", rule.sentence)
    case .skipped(let reason): line("skipped", reason)
    case .broken(let violations): lines("BROKEN", violations)
    case .found(let violations): lines("FOUND", violations)
    case .advice(let violations): lines("advice", violations)
    }
  }

  private func line(_ finding: String, _ text: String) -> String {
    let basis: String = if case .skipped = self.finding { "" } else { rule.basis?.rawValue ?? "" }
    return "\(finding.filled(to: 13))  \(basis.filled(to: 8))  \(rule.id)  \(text)"
  }

  private func lines(_ finding: String, _ violations: [Violation]) -> String {
    let indent = String(repeating: " ", count: 10)
    return
      ([line(finding, rule.sentence)] + violations.map { indent + $0.message }
      + ["\(indent)Look at: \(rule.hint)"]).joined(separator: "\n")
  }
}

extension String {
  fileprivate func filled(to count: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, count - self.count))
  }
}

extension [Verdict] {
  /// A sentence with the numbers of rules that were kept, broken, read and skipped, and how the kept ones are known; it
  /// also has the number of rules with advice, if there are any.
  public var summary: String {
    let kept = filter(\.isKept)
    let bases = Rule.Basis.allCases.compactMap { basis in
      let count = kept.count { $0.rule.basis == basis }
      return count == 0 ? nil : "\(count) \(basis.rawValue)"
    }
    let advice = count(where: \.isAdvice)
    return "\(kept.count) kept\(bases.isEmpty ? "" : " (\(bases.joined(separator: ", ")))"), "
      + "\(count(where: \.isBroken)) broken; "
      + "\(count(where: \.isRead)) read: \(count(where: \.isFound)) found; "
      + (advice == 0 ? "" : "\(advice) with advice; ")
      + "\(count(where: \.isSkipped)) skipped; of \(count) rules."
  }
}

extension Verdict {
  /// True if the rule was shown to be kept.
  public var isKept: Bool { if case .kept = finding { true } else { false } }
  /// True if the rule was shown to be broken.
  public var isBroken: Bool { if case .broken = finding { true } else { false } }
  /// True if places were found that seem to break the rule.
  public var isFound: Bool { if case .found = finding { true } else { false } }
  /// True if nothing was shown.
  public var isSkipped: Bool { if case .skipped = finding { true } else { false } }
  /// True if a permission is not used, or used differently.
  fileprivate var isAdvice: Bool { if case .advice = finding { true } else { false } }
  /// True if the sources were read for violations, with or without a result.
  fileprivate var isRead: Bool {
    switch finding {
    case .nothingFound, .found: true
    default: false
    }
  }
}
