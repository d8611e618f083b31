import Foundation
import SourceModel
import Specification

/// The page `SKILL.md` on a pattern: front matter, how to work, the rules, and a mistake for each.
struct Skill {
  private let pattern: Pattern
  /// The shortest mistake of each rule that has one.
  private let examples: [Rule.ID: RuleExample]

  /// Reads the mistakes that are kept for the pattern.
  ///
  /// - Parameter package: The folder of the kit.
  /// - Throws: `MutationError` if the list cannot be understood, or an error of Foundation if it cannot be read.
  init(of pattern: Pattern, package: URL) throws {
    self.pattern = pattern
    let list = package.appendingPathComponent("Tests/Mutations/\(pattern.rawValue).diff")
    let mutations = try Mutation.all(in: list)
    examples = Rule.all(of: pattern).reduce(into: [:]) { examples, rule in
      examples[rule.id] = RuleExample(of: rule.id, in: mutations)
    }
  }

  /// The page in Markdown. Its front matter has the keys that agents read: `name` and `description`.
  func text() -> String {
    let core = pattern.coreRules
    let others = Rule.all(of: pattern).filter { !core.contains($0) }
    return """
      ---
      name: \(pattern.rawValue)
      description: The rules of \(pattern.title) for iOS apps, each with its reason and a mistake that breaks it. Use it to \
      write, change or review Swift code of an app in \(pattern.title).
      ---

      # \(pattern.title)

      1. Before a change, read the rules below that are about the parts you change.
      2. After it, run `\(Kit.command) judge \(pattern.rawValue) FOLDER --changed --format jsonl` in this kit, with the app's
         sources as FOLDER. It prints a line of JSON for each finding on a line that is not committed: `path`, `line`,
         `message`, `reason`, `remedy`, and code that is `bad` and `good`.
      3. Correct the code until it prints nothing. Do not add `judge:ignore` comments or entries of a baseline; ask for them.

      Sources cannot show that a rule is kept. `\(Kit.command) judge explain RULE` says how each is known.

      The examples are from an app that keeps these rules, in `Sources/Patterns/\(pattern.module)/App` of the kit. Each bad
      one is an edit of that app.

      ## The rules that define the cycle
      \(core.map(section).joined())
      ## The other rules
      \(others.map(section).joined())
      """
  }

  private func section(on rule: Rule) -> String {
    let text =
      "\n### \(rule.id)\n\n*\(rule.level.rawValue.capitalized).* \(rule.sentence) Why: \(rule.reason)\n"
    guard let example = examples[rule.id] else { return text }
    return "\(text)\nBad: \(example.mistake).\n\n" + (example.bad + "\n").fenced("swift") + "\nGood:\n\n"
      + (example.good + "\n").fenced("swift")
  }
}
