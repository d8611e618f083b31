import Foundation

/// A judgement as one JSON document.
struct JSONReport: Encodable {
  struct Part: Encodable {
    let name: String
    let role: Role
    let path: String
    let line: Int
  }

  struct RuleResult: Encodable {
    let id: Rule.ID
    let sentence: String
    let level: Conventions.Level
    let examined: Int
    let subject: String
    let findings: Int
    let remedy: String
  }

  struct Undecided: Encodable {
    let id: Rule.ID
    let reason: String
  }

  struct Suppressed: Encodable {
    let finding: Finding
    let reason: String
  }

  let schema = 1
  let pattern: Pattern
  let folder: String
  let conventions: String
  let files: Int
  let lines: Int
  let omitted: [String: Int]
  let parts: [Part]
  let strays: [String]
  let filesWithoutPart: [String]
  let rules: [RuleResult]
  let undecided: [Undecided]
  let findings: [Finding]
  let unchanged: [Finding]
  let suppressed: [Suppressed]
  let frozen: [Finding]
  let stale: [BaselineEntry]
  let notes: [String]

  init(_ judgement: Judgement) {
    pattern = judgement.pattern
    folder = judgement.folder
    conventions = judgement.conventions
    files = judgement.app.files.count
    lines = judgement.lines
    omitted = Dictionary(judgement.omitted.map { ($0.key.rawValue, $0.value) }) { one, _ in one }
    parts = judgement.app.parts.map {
      Part(
        name: $0.name, role: $0.role, path: $0.declaration.file.path, line: $0.declaration.type.line)
    }
    strays = judgement.app.strays
    filesWithoutPart = judgement.unmatchedFiles
    rules = judgement.outcomes.filter(\.isDecided).map { outcome in
      let check = outcome.check
      return RuleResult(
        id: check.rule.id, sentence: check.rule.sentence, level: outcome.level, examined: outcome.examined,
        subject: check.subject, findings: judgement.findings.count { $0.rule == check.rule.id },
        remedy: check.remedy)
    }
    undecided = judgement.undecided.map { Undecided(id: $0.rule.id, reason: $0.reason) }
    findings = judgement.findings
    unchanged = judgement.unchanged
    suppressed = judgement.suppressed.map { Suppressed(finding: $0.finding, reason: $0.reason) }
    frozen = judgement.frozen
    stale = judgement.stale
    notes = judgement.notes + [judgement.remarkOnSwiftUI].compactMap(\.self)
  }

  func text() throws -> String { try json(self) }
}

/// Encodes a value as indented JSON that ends with a line break.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
