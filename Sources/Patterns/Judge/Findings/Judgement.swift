/// The results of one run of the judge.
struct Judgement: Sendable {
  let app: App
  /// The app's folder, as the order names it.
  let folder: String
  /// The work tree around the app's folder.
  let workTree: WorkTree
  /// The origin of the conventions, a noun phrase.
  let conventions: String
  let lines: Int
  /// The number of files left out, by reason.
  let omitted: [Folder.Omission: Int]
  /// Sentences about files and folders that were not read completely, and about suppressions that lack a reason or a
  /// known rule, in files with findings.
  let notes: [String]
  let outcomes: [Check.Outcome]
  /// The findings to report, in the order of the rules: neither suppressed nor frozen nor on unchanged lines.
  let findings: [Finding]
  /// The commit since which a line must have changed for its findings to be reported, or nil.
  let changedSince: String?
  /// The findings that are left out because their lines have not changed.
  let unchanged: [Finding]
  /// The findings that a comment in the sources excuses, each with the comment's reason.
  let suppressed: [(finding: Finding, reason: String)]
  /// The findings that the baseline has frozen.
  let frozen: [Finding]
  /// The entries of the baseline that match no finding.
  let stale: [BaselineEntry]

  var pattern: Pattern { app.conventions.pattern }

  /// One sentence about the findings that are left out because their lines have not changed; nil if all are reported.
  var remarkOnUnchanged: String? {
    changedSince.map { "Left out, on lines unchanged since \($0): \(unchanged.count)." }
  }

  /// Returns a number of scenes in words, as the pattern calls them.
  func scenes(_ count: Int) -> String {
    count.of(pattern == .cleanSwift || pattern == .swiftIO ? "scene" : "module")
  }

  /// One sentence about the scenes in SwiftUI; nil if there are none.
  var remarkOnSwiftUI: String? {
    let count = app.swiftUISceneCount
    let other = outcomes.filter { $0.level != .off && $0.check.isForUIKit }.map(\.check.rule.id)
    guard count > 0 else { return nil }
    guard !other.isEmpty else { return "In SwiftUI: \(scenes(count))." }
    return "In SwiftUI: \(scenes(count)). There, these rules change or fall, and are not judged: "
      + "\(other.joined(separator: ", "))."
  }

  /// True if a finding is worse than advice.
  var isBroken: Bool { findings.contains { $0.level != .advice } }

  /// The paths of the files that declare no part.
  var unmatchedFiles: [String] {
    let matched = Set(app.parts.flatMap { $0.declarations.map(\.file.path) })
    return app.files.map(\.path).filter { !matched.contains($0) }
  }

  /// The findings, grouped by rule; the rules are sorted by their worst level, then by the number of findings at that
  /// level.
  var groups: [(check: Check, level: Conventions.Level, findings: [Finding])] {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let groups = outcomes.compactMap { outcome -> (Check, Conventions.Level, [Finding])? in
      guard let found = byRule[outcome.check.rule.id] else { return nil }
      let worst = found.max { $0.level.weight < $1.level.weight }?.level ?? outcome.level
      return (outcome.check, worst, found.filter { $0.level == worst } + found.filter { $0.level != worst })
    }
    return groups.sorted { one, other in
      (one.1.weight, one.2.count { $0.level == one.1 }) > (
        other.1.weight, other.2.count { $0.level == other.1 }
      )
    }
  }

  /// The rules that were not decided, each with the reason.
  var undecided: [(rule: Rule, reason: String)] {
    let checks = Dictionary(outcomes.map { ($0.check.rule.id, $0) }) { one, _ in one }
    return Rule.all(of: pattern).compactMap { rule in
      guard let outcome = checks[rule.id] else { return (rule, rule.reasonWithoutSyntax) }
      if outcome.level == .off { return (rule, "the conventions turn it off") }
      guard !outcome.isDecided else { return nil }
      let found = "no \(outcome.check.subject) were found"
      guard app.swiftUISceneCount > 0, outcome.check.isForUIKit else { return (rule, found) }
      let sentence = rule.today.swiftUI.sentence
      return (rule, found + "; in SwiftUI the rule \(rule.today.swiftUI.verdict): \(sentence.dropLast())")
    }
  }
}

extension Conventions.Level {
  /// A number for comparing levels; a worse level has a greater one.
  var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Rule {
  /// The reason why sources alone do not decide the rule.
  var reasonWithoutSyntax: String {
    switch verification {
    case .undecidable(let reason): String(reason.hasSuffix(".") ? reason.dropLast() : reason[...])
    case .decided(let evidence) where evidence.contains(.trace) || evidence.contains(.lifetime):
      "a running program is needed"
    case .decided: "the judge has no check"
    }
  }
}
