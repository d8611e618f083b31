import Foundation
import Stories

/// Every rule with what proves it, as a page in Markdown.
struct RulesPage {
  let traceability: Traceability

  func text() -> String {
    var text = """
      # Rules

      Every rule of the four architectures, from the documents that define them: what it asks, how a verdict on it is
      known, and which programs break it. A verdict is *observed* if it comes from watching a running program, *compiled*
      if the compiler accepted or refused one, and *declared* if it comes from the compiler's list of a module's symbols.
      A rule that is only *read*, from syntax, can be found broken but never shown to be kept. A *counterexample* breaks
      this rule and no other; a *mutation* is an edit of the pattern's own sources ([the score](Mutations.md)). The page
      is the output of `swift run walkthrough rules --format markdown`, and a test compares the two.

      | pattern | rules | must | should | may | observed | compiled | declared | read | undecided | counterexamples | mutations | exercises |
      |---|---|---|---|---|---|---|---|---|---|---|---|---|

      """
    for pattern in Pattern.allCases { text += row(of: pattern) }
    text += "\n## Rules that cannot be decided\n\n| rule | it asks | why not |\n|---|---|---|\n"
    for rule in Rule.all {
      guard let reason = rule.undecidableReason else { continue }
      text += "| [\(rule.id)](#\(rule.id.lowercased())) | \(rule.sentence) | \(reason) |\n"
    }
    for pattern in Pattern.allCases {
      text += "\n## \(pattern.title)\n"
      for rule in Rule.all(of: pattern) { text += section(on: rule) }
    }
    return text
  }

  private func row(of pattern: Pattern) -> String {
    let rules = Rule.all(of: pattern)
    let entries = rules.map { traceability[$0.id] }
    let undecidable = rules.count { $0.undecidableReason != nil }
    let numbers =
      [rules.count] + Rule.Level.allCases.map { level in rules.count { $0.level == level } }
      + Rule.Basis.allCases.map { basis in rules.count { $0.basis == basis } }
      + [
        undecidable, entries.reduce(0) { $0 + $1.counterexamples.count },
        entries.reduce(0) { $0 + $1.mutations.count }, Set(entries.flatMap(\.exercises)).count,
      ]
    return "| [\(pattern.title)](#\(pattern.title.anchor)) | "
      + numbers.map { "\($0)" }.joined(separator: " | ") + " |\n"
  }

  private func section(on rule: Rule) -> String {
    let entry = traceability[rule.id]
    var text = "\n### \(rule.id)\n\n*\(rule.level.rawValue.capitalized).* \(rule.sentence)\n\n"
    text += "- Why: \(rule.reason)\n- Look at: \(rule.hint)\n"
    text += "- Read from: \(rule.seeds.map(\.title).joined(separator: "; "))\n"
    if let reason = rule.undecidableReason { return text + "- Cannot be decided: \(reason)\n" }
    text += "- How it is known: \(rule.decision)"
    text += entry.tests.isEmpty ? "\n" : ", in \(Self.links(Set(entry.tests.map(\.path)).sorted()))\n"
    for (title, items) in [
      ("Counterexamples", entry.counterexamples.map(\.name)), ("Mutations", entry.mutations),
      ("Exercises", entry.exercises.map { "[\($0.name)](../\($0.path))" }),
    ] where !items.isEmpty {
      text += "- \(title):\n" + items.map { "  - \($0)\n" }.joined()
    }
    return text
  }

  private static func links(_ paths: [String]) -> String {
    paths.map { "[\(URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent)](../\($0))" }
      .joined(separator: ", ")
  }
}
