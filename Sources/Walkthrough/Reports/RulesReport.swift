import Specification
import TextLayout

/// The rules, or one of them in full.
struct RulesReport {
  let selection: RuleSelection
  let page: Page
  /// The tests, counterexamples, mutations and exercises of each rule, or nil if they cannot be found.
  let traceability: Traceability?

  func text() -> String {
    if case .rule(let id) = selection, let rule = Rule.named(id) { return whole(rule) }
    if case .pattern(let pattern) = selection { return core(of: pattern) + "\n" + list }
    return list
  }

  private var list: String {
    let groups = Pattern.allCases.map { pattern in (pattern, rules.filter { $0.pattern == pattern }) }
    return groups.filter { !$0.1.isEmpty }.map { pattern, rules in
      let title = page.heading("\(pattern.title): \(rules.count) rules")
      return title + "\n\n" + page.paragraph(counts(of: rules)) + "\n"
        + rules.flatMap(brief).joined(separator: "\n") + "\n"
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
      let seeds: [SourceDocument]
      let evidence: Rule.Basis?
      let decidedBy: [String]
      let undecidableBecause: String?
      let today: TodayEntry
      let tests: [Traceability.Place]?
      let counterexamples: [Traceability.Place]?
      let mutations: [String]?
      let exercises: [Traceability.Place]?
    }
    struct Document: Encodable {
      let schema = 3
      let rules: [Entry]
    }
    let entries = rules.map { rule in
      let entry = traceability?[rule.id]
      return Entry(
        id: rule.id, pattern: rule.pattern.rawValue, level: rule.level, sentence: rule.sentence,
        reason: rule.reason, hint: rule.hint, seeds: rule.documents, evidence: rule.basis,
        decidedBy: rule.evidence,
        undecidableBecause: rule.undecidableReason, today: TodayEntry(rule.today), tests: entry?.tests,
        counterexamples: entry?.counterexamples, mutations: entry?.mutations,
        exercises: entry?.exercises)
    }
    return try Document(rules: entries).prettyJSON()
  }

  private func entry(of rule: Rule) -> Traceability.Entry {
    traceability?[rule.id] ?? Traceability.Entry()
  }

  /// The selected rules.
  var rules: [Rule] {
    switch selection {
    case .all: Rule.all
    case .pattern(let pattern): Rule.all(of: pattern)
    case .rule(let id): Rule.named(id).map { [$0] } ?? []
    }
  }

  /// Counts the rules of each kind, in sentences.
  private func counts(of rules: [Rule]) -> String {
    let levels = Rule.Level.allCases.map { level in "\(rules.count { $0.level == level }) \(level.rawValue)" }
    let undecidable = rules.count { $0.undecidableReason != nil }
    let bases = Rule.Basis.allCases.map { basis in "\(rules.count { $0.basis == basis }) \(basis.words)" }
    let counts =
      "\(levels.joined(separator: ", ")). \(rules.count - undecidable) can be decided: \(bases.joined(separator: ", ")); "
      + "\(undecidable) cannot. '\(Kit.command) rules \(rules[0].id)' shows how."
    guard traceability != nil else { return counts }
    let entries = rules.map(entry(of:))
    let counterexamples = entries.reduce(0) { $0 + $1.counterexamples.count }
    let mutations = entries.reduce(0) { $0 + $1.mutations.count }
    return
      "\(counts) To prove the checks, \(counterexamples.of("small program breaks", "small programs break")) a rule, and "
      + "\(mutations.of("edit of the app does", "edits of the app do")) too."
  }

  /// Lists the ten rules to begin with, each with its reason.
  private func core(of pattern: Pattern) -> String {
    let rules = pattern.coreRules.map { rule in
      page.definition(rule.id, "\(rule.sentence) Why: \(rule.reason)", column: 11).map { $0 + "\n" }.joined()
    }
    return page.heading("\(pattern.title): begin with these ten") + "\n\n"
      + page.paragraph(
        "They define the cycle, roughly in its order: who handles an event, who does the work, which data crosses a "
          + "boundary, and who shows the result; in some patterns also who holds whom, and who navigates."
      )
      + "\n" + rules.joined()
  }

  private func brief(_ rule: Rule) -> [String] {
    let lead = "\(rule.id.padded(to: 6)) \(rule.level.rawValue.padded(to: 6)) "
    let room = min(page.width, 100) - lead.columns
    guard room >= 30 else {
      return [page.style.accent(rule.id) + " " + rule.level.rawValue]
        + rule.sentence.wrapped(to: page.width - 2).map { "  \($0)" }
        + reason(of: rule).wrapped(to: page.width - 2).map { page.style.faint("  " + $0) }
    }
    let indent = String(repeating: " ", count: lead.columns)
    let sentence = rule.sentence.wrapped(to: room)
    return [page.style.accent(lead) + sentence[0]] + sentence.dropFirst().map { indent + $0 }
      + reason(of: rule).wrapped(to: room).map { indent + page.style.faint($0) }
  }

  private func reason(of rule: Rule) -> String {
    rule.undecidableReason.map { "Cannot be decided: \($0)" } ?? "Why: \(rule.reason)"
  }

  private func whole(_ rule: Rule) -> String {
    var text = page.heading("\(rule.id), \(rule.pattern.title), \(rule.level.rawValue)") + "\n\n"
    text += page.paragraph(rule.sentence)
    var parts = [("Why", rule.reason), ("Look at", rule.hint)]
    if let reason = rule.undecidableReason {
      parts.append(("Cannot be decided", reason))
    } else {
      parts.append(("How it is known", rule.decision))
    }
    parts.append(("Read from", rule.documents.map(\.title).joined(separator: "; ")))
    parts += rule.today.lines.map { ($0.title, $0.text) }
    for (title, body) in parts {
      text += "\n" + page.style.strong(title) + "\n"
      text += body.wrapped(to: page.textWidth - 2).map { "  \($0)\n" }.joined()
    }
    return text + (traceability == nil ? "" : proofs(of: rule))
  }

  /// Lists the programs that break the rule, the files that test it, and the exercises on it.
  private func proofs(of rule: Rule) -> String {
    let entry = entry(of: rule)
    let files = Set((entry.tests + entry.counterexamples).map(\.path)).sorted()
    let lists = [
      ("Broken by these counterexamples", entry.counterexamples.map(\.name)),
      ("Broken by these mutations of the pattern's own sources", entry.mutations),
      ("Tested in", files),
      ("Practised in", entry.exercises.map(\.path)),
    ]
    return lists.filter { !$0.1.isEmpty }.map { title, items in
      "\n" + page.paragraph(title).styled(page.style.strong)
        + items.flatMap { item in
          item.wrapped(to: page.textWidth - 4).enumerated().map {
            ($0.offset == 0 ? "  · " : "    ") + $0.element
          }
        }.joined(separator: "\n") + "\n"
    }.joined()
  }
}

extension String {
  /// Returns the lines, each in a style.
  fileprivate func styled(_ style: (String) -> String) -> String {
    split(separator: "\n").map { style(String($0)) + "\n" }.joined()
  }
}

extension Rule.Basis {
  /// Where a verdict comes from, in words.
  fileprivate var words: String {
    switch self {
    case .observed: "observed as the app runs"
    case .compiled: "by the compiler"
    case .declared: "from declarations"
    case .read: "read from the source"
    }
  }
}
