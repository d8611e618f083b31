import Foundation
import Specification

/// Every rule, how a verdict on it is known, and which programs break it, as a page in Markdown.
struct RulesPage {
  let traceability: Traceability

  func text() -> String {
    var text = """
      # Rules

      Every rule of the four architectures, from the documents that define them: what it asks, how a verdict on it is
      known, and which programs break it. A verdict is *observed* if it comes from watching a running program, *compiled*
      if the compiler accepted or refused one, and *declared* if it comes from the compiler's list of a module's symbols.
      A rule that is only *read*, from syntax, can be found broken but never shown to be kept. A *counterexample* is a
      program that breaks one rule and no other; a *mutation* is an edit of the pattern's own sources that breaks the rule
      ([the score](Mutations.md)). The page is the output of `swift run walkthrough rules --format markdown`, and a test
      compares the two. The documents are from before 2020; under *Today* stands what has become of each rule with
      `async` functions and isolated types, and in SwiftUI ([the four architectures today](Today.md)).


      """
    text += totals()
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

  /// Writes a table of figures with a column for each pattern: a row for each pattern is too wide for a page.
  private func totals() -> String {
    func row(_ title: String, _ cell: (Pattern) -> String) -> String {
      "| " + ([title] + Pattern.allCases.map(cell)).joined(separator: " | ") + " |\n"
    }
    func count(_ title: String, _ number: ([Rule]) -> Int) -> String {
      row(title) { "\(number(Rule.all(of: $0)))" }
    }
    var text = row("") { "[\($0.title)](#\($0.title.anchor))" }
    text += "|---|" + String(repeating: "---:|", count: Pattern.allCases.count) + "\n"
    text += count("rules") { $0.count }
    for level in Rule.Level.allCases {
      text += count(level.rawValue) { rules in rules.count { $0.level == level } }
    }
    for basis in Rule.Basis.allCases {
      text += count(basis.rawValue) { rules in rules.count { $0.basis == basis } }
    }
    text += count("undecided") { rules in rules.count { $0.undecidableReason != nil } }
    for (title, path) in Today.parts {
      for verdict in Standing.Verdict.allCases {
        text += count("\(title): \(verdict.rawValue)") { rules in
          rules.count { $0.today[keyPath: path].verdict == verdict }
        }
      }
    }
    text += count("counterexamples") { entries(of: $0).reduce(0) { $0 + $1.counterexamples.count } }
    text += count("mutations") { entries(of: $0).reduce(0) { $0 + $1.mutations.count } }
    text += count("exercises") { Set(entries(of: $0).flatMap(\.exercises)).count }
    return text
  }

  private func entries(of rules: [Rule]) -> [Traceability.Entry] { rules.map { traceability[$0.id] } }

  private func section(on rule: Rule) -> String {
    let entry = traceability[rule.id]
    var text = "\n### \(rule.id)\n\n*\(rule.level.rawValue.capitalized).* \(rule.sentence)\n\n"
    text += "- Why: \(rule.reason)\n- Look at: \(rule.hint)\n"
    let sources = rule.pattern.page.replacing("Docs/", with: "") + "#sources"
    text += "- Read from: \(rule.documents.map { "[\($0.title)](\(sources))" }.joined(separator: "; "))\n"
    text += rule.today.markdown
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
