/// A comment in an app's sources that excuses a breach: `// judge:ignore VIP-25 the sheet belongs to the system`.
///
/// It stands on the line of the finding or on the line above it, and gives a reason.
struct Suppression: Hashable, Sendable {
  let rule: Rule.ID
  let reason: String

  private static let mark = "judge:ignore"

  /// Reads the comment of one line, or nil if there is none.
  init?(_ line: Substring) {
    guard let start = line.range(of: "//"), let mark = line[start.upperBound...].range(of: Self.mark) else {
      return nil
    }
    let words = line[mark.upperBound...].split(separator: " ", maxSplits: 1)
    guard let rule = words.first else { return nil }
    self.rule = String(rule)
    reason = words.dropFirst().first.map { String($0.trimmingPrefix(while: \.isWhitespace)) } ?? ""
  }
}

/// The suppressions of the files that have findings.
struct Suppressions {
  private var lines: [String: [Substring]] = [:]
  /// Suppressions without a reason, which excuse nothing, one sentence each.
  private(set) var notes: [String] = []

  init(in files: [SourceFile], of findings: [Finding]) {
    let paths = Set(findings.map(\.path))
    for file in files where paths.contains(file.path) && file.text.contains("judge:ignore") {
      lines[file.path] = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// The suppression that excuses a finding, or nil.
  mutating func excuse(for finding: Finding) -> Suppression? {
    guard let lines = lines[finding.path] else { return nil }
    for number in [finding.line, finding.line - 1] where lines.indices.contains(number - 1) {
      guard let found = Suppression(lines[number - 1]), found.rule == finding.rule else { continue }
      if !found.reason.isEmpty { return found }
      let note =
        "\(finding.path):\(number): the suppression of \(found.rule) gives no reason and excuses nothing."
      if !notes.contains(note) { notes.append(note) }
    }
    return nil
  }
}
