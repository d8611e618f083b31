import Specification
import TextLayout

/// The rules, or one of them whole.
struct RulesReport {
  let selection: RuleSelection
  let page: Page

  func text() -> String {
    if case .rule(let id) = selection, let rule = Rule.named(id) { return whole(rule) }
    let groups = Pattern.allCases.map { pattern in (pattern, rules.filter { $0.pattern == pattern }) }
    return groups.filter { !$0.1.isEmpty }.map { pattern, rules in
      let title = page.heading("\(pattern.title): \(rules.count) rules")
      return title + "\n\n" + rules.flatMap(brief).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  func json() throws -> String {
    struct Entry: Encodable {
      let id: String
      let pattern: String
      let level: Rule.Level
      let sentence: String
      let reason: String
      let hint: String
      let seeds: [Seed]
      let decidedBy: [String]
      let undecidableBecause: String?
    }
    struct Document: Encodable {
      let schema = 1
      let rules: [Entry]
    }
    let entries = rules.map { rule in
      Entry(
        id: rule.id, pattern: rule.pattern.rawValue, level: rule.level, sentence: rule.sentence,
        reason: rule.reason, hint: rule.hint, seeds: rule.seeds, decidedBy: rule.evidence,
        undecidableBecause: rule.undecidableReason)
    }
    return try Document(rules: entries).prettyJSON()
  }

  private var rules: [Rule] {
    switch selection {
    case .all: Rule.all
    case .pattern(let pattern): Rule.all(of: pattern)
    case .rule(let id): Rule.named(id).map { [$0] } ?? []
    }
  }

  private func brief(_ rule: Rule) -> [String] {
    let lead = "\(rule.id.padded(to: 6)) \(rule.level.rawValue.padded(to: 6)) "
    let room = min(page.width, 100) - lead.columns
    guard room >= 30 else {
      return [page.style.accent(rule.id) + " " + rule.level.rawValue]
        + rule.sentence.wrapped(to: page.width - 2).map { "  \($0)" }
        + [page.style.faint("  " + decision(rule).truncated(to: page.width - 2))]
    }
    let indent = String(repeating: " ", count: lead.columns)
    let sentence = rule.sentence.wrapped(to: room)
    return [page.style.accent(lead) + sentence[0]] + sentence.dropFirst().map { indent + $0 }
      + [indent + page.style.faint(decision(rule).truncated(to: room))]
  }

  private func decision(_ rule: Rule) -> String {
    rule.undecidableReason == nil
      ? "decided by \(rule.evidence.joined(separator: " and "))" : "cannot be decided"
  }

  private func whole(_ rule: Rule) -> String {
    var text = page.heading("\(rule.id), \(rule.pattern.title), \(rule.level.rawValue)") + "\n\n"
    text += page.paragraph(rule.sentence)
    var parts = [("Why", rule.reason), ("Look at", rule.hint)]
    if let reason = rule.undecidableReason {
      parts.append(("Cannot be decided", reason))
    } else {
      parts.append(("Decided by", rule.evidence.joined(separator: " and ")))
    }
    parts.append(("Read from", rule.seeds.map(\.title).joined(separator: "; ")))
    for (title, body) in parts {
      text += "\n" + page.style.strong(title) + "\n"
      text += body.wrapped(to: page.textWidth - 2).map { "  \($0)\n" }.joined()
    }
    return text
  }
}

extension Rule {
  /// The kinds of evidence that decide the rule, in the order in which they are declared.
  fileprivate var evidence: [String] {
    guard case .decided(let kinds) = verification else { return [] }
    return Evidence.allCases.filter(kinds.contains).map(\.rawValue)
  }

  /// Why nothing decides the rule, or nil.
  fileprivate var undecidableReason: String? {
    guard case .undecidable(let reason) = verification else { return nil }
    return reason
  }
}
