import Foundation
import SourceModel
import Specification

/// The score of mutations: how many were caught, and by what.
struct MutationScore {
  private let judgements: [Pattern: [Judgement]]
  private let fingerprints: [Pattern: String]
  /// The whole list of each pattern of which only some mutations were tried; empty if all were.
  private let lists: [Pattern: [Mutation]]

  /// Creates a score from the judgements on the mutations of each pattern, the fingerprints of their lists, and the whole
  /// list of each pattern whose other mutations keep their results.
  init(
    _ judgements: [Pattern: [Judgement]], fingerprints: [Pattern: String], lists: [Pattern: [Mutation]] = [:]
  ) {
    self.judgements = judgements
    self.fingerprints = fingerprints
    self.lists = lists
  }

  /// True if every mutation was caught by the rule that it names.
  var isPerfect: Bool { all.allSatisfy(\.isCaught) }

  private var all: [Judgement] { patterns.flatMap { judgements[$0] ?? [] } }
  private var patterns: [Pattern] { Pattern.allCases.filter { judgements[$0] != nil } }

  /// A line for each pattern, then every mutation that was not caught.
  var summary: String {
    let lines = patterns.map { pattern in "\(pattern.title): \(count(of: pattern))" }
    let holes = all.filter { !$0.isCaught }.map { "  \($0.line)" }
    return (lines + (holes.isEmpty ? [] : ["Not caught by what they name:"] + holes)).joined(
      separator: "\n")
  }

  /// Returns the page with every mutation and what caught it.
  ///
  /// - Parameter old: The page so far, from which patterns that were not tried keep their results.
  func page(after old: String) -> String {
    let results = Pattern.allCases.map { pattern in
      lists[pattern] != nil || patterns.contains(pattern)
        ? result(for: pattern, after: old) : Self.result(for: pattern, in: old)
    }
    return """
      # Mutations

      A specification that cannot fail proves nothing. So the apps are broken on purpose, one edit at a time, and each
      edit has to be found by the check of the rule that it breaks. The edits are data, in
      [Tests/Mutations](../Tests/Mutations); `swift run --package-path Tests mutate` applies each to a scratch copy, builds the copy, runs the
      pattern's rules, flows and stories, and writes this page. Each edit compiles: a program that the compiler refuses
      needs no rule.

      The list gives the rule that fits each mistake. An edit is *caught* if the check of that rule finds a violation; another
      rule does not count, however many are red, nor a check that finds nothing to examine. It is *named alone* if the
      report describes no other rule. For one mistake that messages show, a report describes one rule, and says of the
      others only that they are broken too. If it describes another rule than the one that fits, the row says `after` and
      that rule.

      Some mistakes break no rule. The list gives what notices them instead: what this kit alone demands (`leak` if objects
      outlive the app, `repetition` if an event of the user starts something twice, `request` if a request still waits when
      the user has left, `state` if a variable belongs to no object), a story that sends other messages, or `test` if only
      another test of the pattern fails.

      | pattern | edits | caught by what they name | of these by a rule | named alone | list |
      |---|---|---|---|---|---|
      \(results.map(\.row).joined(separator: "\n"))

      The last column is the fingerprint of the list that was tried; a test compares it with the current list. With
      `--missing`, only mistakes that are not on the page as caught are tried, and the others keep their results. The sources
      and the checks may have changed since then, and with them the result.

      Below, a row names the mistake, the rule whose check found it, and what else failed: other rules whose violations
      the report describes, and how many of the stories sent other messages or could not be played to their end.

      """ + results.map(\.section).joined()
  }

  /// Returns the results for a pattern: a row of the table at the beginning, and a section. Mutations of its list that
  /// were not tried keep their rows.
  private func result(for pattern: Pattern, after old: String) -> (row: String, section: String) {
    let judgements = judgements[pattern] ?? []
    let tried = Dictionary(judgements.map { ($0.mutation, $0.row) }, uniquingKeysWith: { $1 })
    let rows = (lists[pattern] ?? judgements.map(\.mutation)).compactMap {
      tried[$0] ?? Self.row(of: $0, of: pattern, in: old)
    }
    let caught = rows.filter(Self.isCaught)
    let named = caught.filter { $0.contains(#/ \| [A-Z]+-\d+ \| /#) }
    let alone = named.count { !$0.contains(#/ \| [A-Z]+-\d+ \| .*[A-Z]-\d/#) }
    let counts = [rows, caught, named].map(\.count) + [alone]
    return (
      "| \(pattern.title) | \(counts.map(String.init).joined(separator: " | ")) | \(fingerprints[pattern] ?? "") |",
      Self.heading(of: pattern) + rows.joined()
    )
  }

  /// Returns the row of a mutation in a pattern's section of a page, or nil if it has none.
  private static func row(of mutation: Mutation, of pattern: Pattern, in page: String) -> String? {
    let start = "| \(mutation.title.escapedForTable) | "
    let rows = result(for: pattern, in: page).section.split(separator: "\n")
    return rows.first {
      $0.hasPrefix("\(start)\(mutation.rule) |") || $0.hasPrefix("\(start)\(missed)\(mutation.rule) |")
    }
    .map { "\($0)\n" }
  }

  /// What a row has before the rule that did not catch its mutation.
  fileprivate static let missed = "**not** "

  private static func isCaught(_ row: String) -> Bool { !row.contains("| \(missed)") }

  /// Returns true if a page has a mutation as caught.
  static func page(_ page: String, hasCaught mutation: Mutation, of pattern: Pattern) -> Bool {
    row(of: mutation, of: pattern, in: page).map(isCaught) ?? false
  }

  /// Finds the results for a pattern in a page.
  private static func result(for pattern: Pattern, in page: String) -> (row: String, section: String) {
    let row = page.split(separator: "\n").first { $0.hasPrefix("| \(pattern.title) |") }
    let rest = page.components(separatedBy: heading(of: pattern)).dropFirst().first ?? ""
    let rows = rest.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("|") }
    return (
      row.map(String.init) ?? "| \(pattern.title) | | not tried | | | |",
      rows.isEmpty ? "" : heading(of: pattern) + rows.map { "\($0)\n" }.joined()
    )
  }

  private static func heading(of pattern: Pattern) -> String {
    "\n## \(pattern.title)\n\n| the mistake | rule | also red |\n|---|---|---|\n"
  }

  private func count(of pattern: Pattern) -> String {
    let judgements = judgements[pattern] ?? []
    return
      "\(judgements.count(where: \.isCaught)) of \(judgements.count) mutations caught by what they name."
  }
}

extension Judgement {
  /// The judgement on one line.
  var line: String {
    let others = also.isEmpty ? "" : "; also \(also)"
    return switch outcome {
    case .caught, .followed: "caught by \(mutation.rule)\(others): \(mutation.title)"
    case .missedByItsRule: "MISSED by \(mutation.rule)\(others): \(mutation.title)"
    case .survived: "SURVIVED \(mutation.rule): \(mutation.title)"
    case .invalid(let reason): "INVALID \(mutation.rule): \(mutation.title): \(reason)"
    case .crashed: "CRASHED \(mutation.rule): \(mutation.title)"
    case .overdue: "OVERDUE \(mutation.rule): \(mutation.title)"
    }
  }

  /// The judgement as a row of the page.
  fileprivate var row: String {
    let verdict = isCaught ? mutation.rule : "\(MutationScore.missed)\(mutation.rule)"
    return "| \(mutation.title.escapedForTable) | \(verdict) | \(also) |\n"
  }

  fileprivate var isCaught: Bool { [.caught, .followed].contains(outcome) }

  private var also: String {
    let rules = outcome == .followed ? ["after \(otherRules.joined(separator: " and "))"] : otherRules
    let count = stories.isEmpty ? [] : [stories.count == 1 ? "1 story" : "\(stories.count) stories"]
    return (rules + count).joined(separator: ", ")
  }
}

extension String {
  var escapedForTable: String { replacing("|", with: "\\|") }
}
