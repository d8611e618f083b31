public import Stories

/// What was found on a rule.
public struct Verdict: Sendable {
  /// What there is to say of a rule.
  public enum Finding: Sendable {
    /// The evidence shows that the rule is kept.
    case kept
    /// The evidence shows where it is broken.
    case broken([Violation])
    /// Nothing was shown, for this reason.
    case skipped(because: String)
  }

  /// The rule.
  public let rule: Rule
  /// What was found.
  public let finding: Finding

  /// Holds evidence against a rule.
  ///
  /// - Parameter checks: Those of the rule's pattern, such as `Check.viper`.
  public init(on rule: Rule, by evidence: Evidence, using checks: [Check]) {
    self.rule = rule
    finding = Self.finding(on: rule, by: evidence, using: checks)
  }

  private static func finding(on rule: Rule, by evidence: Evidence, using checks: [Check]) -> Finding {
    if case .undecidable(let reason) = rule.verification { return .skipped(because: reason) }
    guard let check = checks.first(where: { $0.rule == rule.id }) else {
      return .skipped(because: "Nothing decides it.")
    }
    // A breach is one also where it takes more to show that there is none.
    let violations = check.findings(in: evidence)
    let breaches = violations.filter { !$0.isSilence }
    guard breaches.isEmpty else { return .broken(breaches) }
    guard check.isDecided(by: evidence) else { return .skipped(because: check.wants(of: evidence)) }
    return violations.first.map { .skipped(because: $0.message) } ?? .kept
  }
}

extension Check {
  /// What the evidence lacks, as a sentence.
  fileprivate func wants(of evidence: Evidence) -> String {
    let missing = needs.subtracting(evidence.kinds(for: rule))
    let kinds = Rule.Evidence.allCases.filter(missing.contains).map(\.offer)
    return "Not offered: \(kinds.joined(separator: "; "))."
  }
}

extension Rule.Evidence {
  /// What a program has to offer to give evidence of the kind.
  fileprivate var offer: String {
    switch self {
    case .trace: "observers of its boundaries"
    case .lifetime, .types: "the roles of its objects"
    case .source: "its source files"
    case .names: "its module"
    case .compiler: "what the compiler was asked for this rule"
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The finding, the rule, and why: one line, or one for each violation with its hint below.
  public var description: String {
    switch finding {
    case .kept: "kept     \(rule.id)  \(rule.sentence)"
    case .skipped(let reason): "skipped  \(rule.id)  \(reason)"
    case .broken(let violations):
      (["BROKEN   \(rule.id)  \(rule.sentence)"]
        + violations.map { "         \($0.message)" } + ["         Look at: \(rule.hint)"])
        .joined(separator: "\n")
    }
  }
}

extension [Verdict] {
  /// How many rules were kept, broken and skipped, as a sentence.
  public var summary: String {
    "\(count(where: \.isKept)) kept, \(count(where: \.isBroken)) broken, "
      + "\(count - count(where: \.isKept) - count(where: \.isBroken)) skipped, of \(count) rules."
  }
}

extension Verdict {
  /// Whether the rule was shown to be kept.
  public var isKept: Bool { if case .kept = finding { true } else { false } }
  /// Whether the rule was shown to be broken.
  public var isBroken: Bool { if case .broken = finding { true } else { false } }
}
