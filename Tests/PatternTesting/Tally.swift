import Checks
import Foundation
import Playing
import Specification
import Synchronization
import Testing

/// Counts the rules, counterexamples and flows that a pattern's tests actually checked. The counts are printed when
/// the test run ends.
nonisolated struct Tally {
  private var kept: Set<String> = []
  private var broken: Set<String> = []
  private var caught: Set<String> = []
  private var counterexamples = 0
  private var flows: Set<String> = []

  private static let all: Mutex<[Pattern: Tally]> = {
    // The process may end on any thread.
    atexit { for line in Tally.summaries { print(line) } }
    return Mutex([:])
  }()

  /// Counts a rule that a pattern was seen to keep.
  static func count(kept rule: String, by pattern: Pattern) {
    all.withLock { _ = $0[pattern, default: Tally()].kept.insert(rule) }
  }

  /// Counts a rule that a pattern was seen to break.
  static func count(broken rule: String, by pattern: Pattern) {
    all.withLock { _ = $0[pattern, default: Tally()].broken.insert(rule) }
  }

  /// Counts a counterexample that was seen to break a rule.
  static func count(caught rule: String, by pattern: Pattern) {
    all.withLock { tallies in
      tallies[pattern, default: Tally()].caught.insert(rule)
      tallies[pattern, default: Tally()].counterexamples += 1
    }
  }

  /// Counts a story whose messages were the expected ones.
  static func count(flow story: String, by pattern: Pattern) {
    all.withLock { _ = $0[pattern, default: Tally()].flows.insert(story) }
  }

  /// Adds what a check found to the file that the environment names in `VERDICTS`, for `.ci/baseline`.
  @MainActor static func note(_ violations: [Violation], of rule: String) {
    guard let path = ProcessInfo.processInfo.environment["VERDICTS"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    let found = violations.isEmpty ? ["nothing found"] : violations.map(\.description)
    let lines = found.map { line in
      "\(rule) | \(Test.current?.name ?? "") | \(line.replacing("\n", with: " "))\n"
    }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data(lines.joined().utf8))
  }

  /// A line for each pattern with a count, in the order of the patterns.
  private static var summaries: [String] {
    let tallies = all.withLock { $0 }
    return Pattern.allCases.compactMap { pattern in tallies[pattern]?.summary(of: pattern) }
  }

  private func summary(of pattern: Pattern) -> String {
    let rules = Rule.all(of: pattern).count
    let bases = Rule.Basis.allCases.map { basis in
      "\(kept.count { Rule.named($0)?.basis == basis }) \(basis == .read ? "read, nothing found" : basis.rawValue)"
    }
    let found = Rule.all(of: pattern).map(\.id).filter(broken.contains)
    return
      "\(pattern.title), in this run: of \(rules) rules \(bases.joined(separator: ", ")); \(caught.count) seen "
      + "broken by \(counterexamples) counterexamples, "
      + "\(flows.count) of \(Story.spelledOut.count) flows followed."
      + (found.isEmpty ? "" : " The app breaks \(found.joined(separator: ", ")).")
  }
}

nonisolated extension Rule {
  /// Returns the identifiers of the rules of a pattern that can be decided, in the order of its document.
  static func decidable(of pattern: Pattern) -> [String] {
    all(of: pattern).filter { if case .decided = $0.verification { true } else { false } }.map(\.id)
  }
}
