import Observing
public import SourceModel
public import Specification

/// Decides one rule: evidence in, violations out.
public struct Check: Sendable {
  /// The rule's identifier.
  public let rule: String
  private let ask: @Sendable ([SourceFile]) -> [Question]
  private let judge: @Sendable (Evidence, inout Report<Violation>) -> Void
  /// True if it looks at calls of static methods, which not every build can see.
  private let looksAtStaticCalls: Bool

  /// Creates a check from the questions for the compiler about a program's sources, and from a function that examines
  /// the evidence and reports what it finds. A check on calls of static methods decides nothing where they cannot be
  /// seen.
  package init(
    _ rule: String, onStaticCalls looksAtStaticCalls: Bool = false,
    asking ask: @escaping @Sendable ([SourceFile]) -> [Question] = { _ in [] },
    _ judge: @escaping @Sendable (Evidence, inout Report<Violation>) -> Void
  ) {
    self.rule = rule
    self.looksAtStaticCalls = looksAtStaticCalls
    self.ask = ask
    self.judge = judge
  }

  /// Returns a check that also reports what another function finds.
  func adding(_ judge: @escaping @Sendable (Evidence, inout Report<Violation>) -> Void) -> Check {
    Check(rule, onStaticCalls: looksAtStaticCalls, asking: ask) {
      self.judge($0, &$1)
      judge($0, &$1)
    }
  }

  /// The reason why the check can decide nothing in this build, as one sentence; nil if it can.
  public var blindness: String? {
    looksAtStaticCalls && !StaticRole.canSeeCalls ? "This build cannot see calls of static methods." : nil
  }

  /// Returns the questions for the compiler; none if the subject of the rule does not occur in the program.
  public func questions(about sources: [SourceFile]) -> [Question] {
    ask(sources).filter { !$0.isEmpty }
  }

  /// The kinds of evidence without which the rule cannot be decided.
  public var needs: Set<Rule.Evidence> {
    guard case .decided(let kinds) = Rule.named(rule)?.verification else { return [] }
    return kinds
  }

  /// Returns true if evidence has every kind that the rule needs.
  public func isDecided(by evidence: Evidence) -> Bool {
    needs.isSubset(of: evidence.kinds(for: rule)) && blindness == nil
  }

  /// Returns the violations; none if the evidence shows that the rule is kept.
  ///
  /// Evidence that lacks a kind the rule needs is itself a violation: nothing was shown.
  public func violations(in evidence: Evidence) -> [Violation] {
    let missing = needs.subtracting(evidence.kinds(for: rule))
    guard missing.isEmpty else {
      let kinds = missing.map(\.rawValue).sorted().joined(separator: ", ")
      return [Violation(rule, "There is no evidence of the kind: \(kinds).", isSilence: true)]
    }
    return findings(in: evidence)
  }

  /// Returns the violations, even if a kind of evidence that the rule needs is missing.
  package func findings(in evidence: Evidence) -> [Violation] {
    var report = Report<Violation>(on: rule)
    if let blindness {
      report.silence(blindness)
    } else {
      judge(evidence, &report)
      if report.examined == 0, report.findings.isEmpty { report.silence("Nothing was examined.") }
    }
    return needs.contains(.trace) ? certain(report.findings, in: evidence) : report.findings
  }

  /// Returns the findings that no blind spot can explain: what cannot be observed looks like a step that was left out. If
  /// all that broke the rule can be explained, nothing was shown.
  private func certain(_ findings: [Violation], in evidence: Evidence) -> [Violation] {
    guard findings.contains(where: { !$0.isSilence }) else { return findings }
    let spots = evidence.blindSpots
    // What declarations or references show quotes no message, and is certain.
    let isAboutMessages = needs == [.trace]
    var hiding: BlindSpot?
    let certain = findings.filter { finding in
      guard !finding.isSilence, isAboutMessages || finding.quotedStory != nil,
        let spot = spots.first(where: { evidence.hides(finding, by: $0) })
      else { return true }
      hiding = spot
      return false
    }
    guard let hiding, !certain.contains(where: { !$0.isSilence }) else { return certain }
    return [Violation(rule, "\(hiding.place) \(hiding.reason)", isSilence: true)]
  }
}

extension Check {
  /// Creates a check that turns each error in the compiler's answers about the program's sources into a violation.
  ///
  /// - Parameter message: Makes the text from the question's subject and one of the compiler's errors, which begins
  ///   with its place.
  package static func compiles(
    _ rule: String, asking ask: @escaping @Sendable ([SourceFile]) -> [Question],
    _ message: @escaping @Sendable (_ subject: String, _ error: String) -> String
  ) -> Check {
    Check(rule, asking: ask) { $1.addRefusals(in: $0, message) }
  }
}
