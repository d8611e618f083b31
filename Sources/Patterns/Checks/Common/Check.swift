public import Stories

/// Decides one rule: evidence in, violations out.
public struct Check: Sendable {
  /// The rule's identifier.
  public let rule: String
  private let judge: @Sendable (Evidence) -> [Violation]

  /// Takes a function that answers what breaks the rule, and that finds fault with evidence in which what
  /// the rule speaks of never happens.
  package init(_ rule: String, _ judge: @escaping @Sendable (Evidence) -> [Violation]) {
    self.rule = rule
    self.judge = judge
  }

  /// The kinds of evidence without which the rule cannot be decided.
  public var needs: Set<Rule.Evidence> {
    guard case .decided(let kinds) = Rule.named(rule)?.verification else { return [] }
    return kinds
  }

  /// Whether evidence has every kind that the rule needs.
  public func isDecided(by evidence: Evidence) -> Bool {
    needs.isSubset(of: evidence.kinds(for: rule))
  }

  /// What breaks the rule; empty where the evidence shows that it is kept.
  ///
  /// Evidence that lacks a kind the rule needs is itself a violation: nothing was shown.
  public func violations(in evidence: Evidence) -> [Violation] {
    let missing = needs.subtracting(evidence.kinds(for: rule))
    guard missing.isEmpty else {
      let kinds = missing.map(\.rawValue).sorted().joined(separator: ", ")
      return [Violation.unshown(rule, "There is no evidence of the kind: \(kinds).")]
    }
    return judge(evidence)
  }

  /// What the check finds, whether or not there is every kind of evidence that the rule needs.
  func findings(in evidence: Evidence) -> [Violation] { judge(evidence) }
}

extension Check {
  /// A check that breaks wherever the compiler refuses what was asked of it for the rule.
  ///
  /// - Parameter message: Makes the text from what was asked and the compiler's first error.
  package static func compiles(
    _ rule: String, _ message: @escaping @Sendable (_ subject: String, _ error: String) -> String
  ) -> Check {
    Check(rule) { evidence in
      evidence.compilations(for: rule).filter { !$0.isAccepted }.map { compilation in
        Violation(rule, message(compilation.subject, compilation.firstError))
      }
    }
  }
}
