import Foundation

/// The findings that a team has frozen: they are known, so a run does not fail because of them.
struct Baseline: Codable, Sendable {
  /// The pattern whose rules were applied.
  let pattern: Pattern
  /// The frozen findings, sorted; the same entry appears as often as it was found.
  let findings: [BaselineEntry]

  init(of findings: [Finding], pattern: Pattern) {
    self.pattern = pattern
    self.findings = findings.map(\.key).sorted()
  }

  /// Reads a baseline.
  ///
  /// - Throws: `JudgeError` if the file cannot be used for the pattern.
  init(_ url: URL, for pattern: Pattern) throws(JudgeError) {
    try self.init(json: url)
    guard self.pattern == pattern else {
      throw .damaged(url.path, reason: "it is a baseline of \(self.pattern.title), not of \(pattern.title)")
    }
  }

  /// Writes the baseline.
  ///
  /// - Throws: `JudgeError` if the file cannot be written.
  func write(to url: URL) throws(JudgeError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { try (encoder.encode(self) + Data("\n".utf8)).write(to: url, options: .atomic) } catch {
      throw .unwritable(url.path)
    }
  }

  /// Splits findings into new and frozen ones, and lists the entries that no finding matches.
  func split(_ findings: [Finding]) -> (new: [Finding], frozen: [Finding], stale: [BaselineEntry]) {
    var left = Dictionary(self.findings.map { ($0, 1) }, uniquingKeysWith: +)
    var new: [Finding] = []
    var frozen: [Finding] = []
    for finding in findings {
      if let count = left[finding.key], count > 0 {
        left[finding.key] = count - 1
        frozen.append(finding)
      } else {
        new.append(finding)
      }
    }
    let stale = left.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted()
    return (new, frozen, stale)
  }
}
