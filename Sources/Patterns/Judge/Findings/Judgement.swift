/// Everything that a run of the judge found out about an app.
struct Judgement: Sendable {
  let app: App
  /// The app's folder as it was given.
  let folder: String
  /// The origin of the conventions, one noun phrase.
  let conventions: String
  let lines: Int
  /// The number of files left out, by reason.
  let omitted: [Folder.Omission: Int]
  /// Sentences about files that could not be read, and about suppressions without a reason.
  let notes: [String]
  let outcomes: [Check.Outcome]
  /// The findings that count, in the order of the rules.
  let findings: [Finding]
  /// The findings that a comment in the sources excuses.
  let suppressed: [(finding: Finding, reason: String)]
  /// The findings that the baseline has frozen.
  let frozen: [Finding]
  /// The entries of the baseline that match no finding.
  let stale: [BaselineEntry]

  var pattern: Pattern { app.conventions.pattern }

  /// Whether a finding is worse than advice.
  var isBroken: Bool { findings.contains { $0.level != .advice } }

  /// The paths of the files in which no part is declared.
  var unmatchedFiles: [String] {
    let matched = Set(app.parts.flatMap { $0.declarations.map(\.file.path) })
    return app.files.map(\.path).filter { !matched.contains($0) }
  }

  /// The findings of each rule that has some: errors first, then by their number.
  var groups: [(check: Check, level: Conventions.Level, findings: [Finding])] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    return outcomes.compactMap { outcome in
      byRule[outcome.check.rule.id].map { (outcome.check, outcome.level, $0) }
    }.sorted { one, other in
      (one.level.weight, one.findings.count) > (other.level.weight, other.findings.count)
    }
  }

  /// The rules that were not decided, each with the reason.
  var undecided: [(rule: Rule, reason: String)] {
    let checks = Dictionary(outcomes.map { ($0.check.rule.id, $0) }) { one, _ in one }
    return Rule.all(of: pattern).compactMap { rule in
      guard let outcome = checks[rule.id] else { return (rule, rule.reasonWithoutSyntax) }
      if outcome.level == .off { return (rule, "the conventions turn it off") }
      return outcome.isDecided ? nil : (rule, "the app has no \(outcome.check.subject)")
    }
  }
}

extension Conventions.Level {
  /// A number that is greater for a worse level.
  var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Rule {
  /// The reason why sources alone do not decide the rule.
  fileprivate var reasonWithoutSyntax: String {
    switch verification {
    case .undecidable(let reason): String(reason.hasSuffix(".") ? reason.dropLast() : reason[...])
    case .decided(let evidence) where evidence.contains(.trace) || evidence.contains(.lifetime):
      "what runs decides, not what is written"
    case .decided: "the judge has no check for it"
    }
  }
}
