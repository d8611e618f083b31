import Specification

/// The rules that exercises touch, as tables for a page.
struct PractisedRulesPage {
  let rules: PractisedRules

  /// Says how many rules of each pattern are touched, then lists each pattern's rules in a table.
  func markdown() -> String {
    summary + Pattern.allCases.map { "\n## \($0.title)\n\n" + table(of: $0) }.joined()
  }

  /// A row for each pattern, and the observed rules that nothing touches.
  private var summary: String {
    let rows = Pattern.allCases.map { pattern in
      let observed = Rule.observed(of: pattern)
      let subjects = observed.count { rules[$0.id].isSubject }
      let certified = observed.count { rules[$0.id].isCertified }
      let touched = observed.count { rules[$0.id].isSubject || rules[$0.id].isCertified }
      return "| \(pattern.title) | \(observed.count) | \(subjects) | \(certified) "
        + "| \(touched) |\n"
    }
    let untouched = Rule.all.filter { rule in
      rule.basis == .observed && !rules[rule.id].isSubject && !rules[rule.id].isCertified
    }
    let (permissions, others) = (untouched.filter { $0.level == .may }, untouched.filter { $0.level != .may })
    let sentences = [
      sentence("No exercise touches these observed rules:", others),
      sentence(
        others.isEmpty
          ? "No exercise touches these observed rules, which only permit something:"
          : "Nor these, which only permit something:", permissions),
    ].compactMap(\.self)
    return "| pattern | observed rules | subject of an exercise | judged with every part | touched |\n"
      + "|---|---:|---:|---:|---:|\n" + rows.joined() + "\n"
      + (sentences.isEmpty ? ["No observed rule is left out."] : sentences).map { $0 + "\n" }.joined()
  }

  /// Returns a sentence that ends in links to some rules; nil if there are none.
  private func sentence(_ beginning: String, _ rules: [Rule]) -> String? {
    rules.isEmpty ? nil : "\(beginning) " + rules.map(link).joined(separator: ", ") + "."
  }

  /// Returns a row for each rule of a pattern, except those that nothing decides.
  private func table(of pattern: Pattern) -> String {
    "| rule | known | checks | mistakes | orders | judged with every part |\n|---|---|---|---|---|---|\n"
      + Rule.all(of: pattern).filter { $0.basis != nil }.map(row).joined()
  }

  private func row(on rule: Rule) -> String {
    let entry = rules[rule.id]
    let cells =
      [link(to: rule), rule.basis?.rawValue ?? ""]
      + [entry.checks, entry.mistakes, entry.orders].map { numbers in
        numbers.isEmpty ? "–" : numbers.sorted().map { "\($0)" }.joined(separator: ", ")
      } + [entry.isCertified ? "yes" : "–"]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func link(to rule: Rule) -> String { "[\(rule.id)](Rules.md#\(rule.id.lowercased()))" }
}

extension Rule {
  /// Returns the rules of a pattern that a running program is watched for.
  fileprivate static func observed(of pattern: Pattern) -> [Rule] {
    all(of: pattern).filter { $0.basis == .observed }
  }
}
