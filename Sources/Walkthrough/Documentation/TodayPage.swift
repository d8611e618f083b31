import Specification

/// The tables of the page on what has become of the rules.
enum TodayPage {
  /// Counts the rules that hold, change and fall: a row for each pattern.
  static func counts() -> String {
    let verdicts = Standing.Verdict.allCases
    let titles = Today.parts.flatMap { part in verdicts.map { "\(part.title): \($0.verb(2))" } }
    let rows = Pattern.allCases.map { pattern in
      let rules = Rule.all(of: pattern)
      let counts = Today.parts.flatMap { part in
        verdicts.map { verdict in rules.count { $0.today[keyPath: part.path].verdict == verdict } }
      }
      return "| [\(pattern.title)](#\(pattern.title.anchor)) | \(rules.count) | "
        + counts.map { "\($0)" }.joined(separator: " | ") + " |\n"
    }
    return "| | rules | \(titles.joined(separator: " | ")) |\n"
      + "|---|---:|" + String(repeating: "---:|", count: titles.count) + "\n" + rows.joined()
  }

  /// Lists the rules of a pattern that change or fall, with both verdicts; a dash stands for a rule that holds.
  static func table(of pattern: Pattern) -> String {
    let rows = Rule.all(of: pattern).compactMap { rule -> String? in
      let cells = Today.parts.map { cell(rule.today[keyPath: $0.path]) }
      guard cells.contains(where: { $0 != "–" }) else { return nil }
      return "| [\(rule.id)](Rules.md#\(rule.id.lowercased())) | \(cells.joined(separator: " | ")) |\n"
    }
    return "| rule | \(Today.parts.map(\.title).joined(separator: " | ")) |\n|---|---|---|\n" + rows.joined()
  }

  private static func cell(_ standing: Standing) -> String {
    guard standing.verdict != .holds else { return "–" }
    let links = standing.sources.map { "[\($0.name)](\($0.address))" }.joined(separator: ", ")
    return "*\(standing.verdict.rawValue).* \(standing.sentence) \(links)"
  }
}
