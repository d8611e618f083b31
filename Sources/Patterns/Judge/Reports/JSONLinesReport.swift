import Foundation

/// A judgement with one line of JSON for each finding, which says why it is one and what would satisfy the rule.
struct JSONLinesReport {
  private struct Line: Encodable {
    let schema = 1
    let rule: Rule.ID
    let level: Conventions.Level
    let path: String
    let line: Int
    let column: Int
    let endColumn: Int
    let part: String
    let role: Role
    let message: String
    let sentence: String
    let reason: String
    let remedy: String
    let bad: String?
    let good: String?
  }

  private let lines: [Line]

  /// Creates the report.
  ///
  /// - Parameter kit: The path of the kit's folder, whose apps the examples are from; nil for no examples.
  init(_ judgement: Judgement, kit: String?) {
    let checks = Dictionary(
      judgement.outcomes.map { ($0.check.rule.id, $0.check) }, uniquingKeysWith: { one, _ in one })
    let mutations = Mutation.all(of: judgement.pattern, kit: kit)
    let examples = Dictionary(
      uniqueKeysWithValues: checks.keys.map { ($0, RuleExample(of: $0, in: mutations)) })
    lines = judgement.findings.compactMap { finding in
      guard let check = checks[finding.rule] else { return nil }
      let example = examples[finding.rule] ?? nil
      return Line(
        rule: finding.rule, level: finding.level, path: judgement.workTree.path(to: finding.path),
        line: finding.line, column: finding.column, endColumn: finding.endColumn, part: finding.part,
        role: finding.role, message: finding.message, sentence: check.rule.sentence,
        reason: check.rule.reason, remedy: check.remedy, bad: example?.bad, good: example?.good)
    }
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try lines.map { String(decoding: try encoder.encode($0), as: UTF8.self) + "\n" }.joined()
  }
}
