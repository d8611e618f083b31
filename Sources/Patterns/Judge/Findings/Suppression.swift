import Foundation

/// A comment in an app's sources that excuses a finding: `// judge:ignore VIP-25 the sheet belongs to the system`.
///
/// The comment is on the line of the finding or on the line above, and gives a reason.
struct Suppression: Hashable, Sendable {
  let rule: Rule.ID
  let reason: String

  /// Finds the suppressions of one line, in order.
  static func all(in line: Substring) -> [Suppression] {
    line.components(separatedBy: "//").dropFirst().compactMap { comment in
      let words = comment.split(maxSplits: 2, whereSeparator: \.isWhitespace)
      // Without a space before `judge:ignore`, the two slashes may be part of a URL.
      guard comment.first?.isWhitespace == true, words.first == "judge:ignore", words.count > 1 else {
        return nil
      }
      let reason = words.count > 2 ? words[2].trimmingCharacters(in: .whitespaces) : ""
      return Suppression(rule: String(words[1]), reason: reason)
    }
  }
}

/// The suppressions in an app's files.
struct Suppressions {
  private var lines: [String: [Substring]] = [:]
  /// One sentence about each suppression that gives no reason or names no rule of the judge.
  private(set) var notes: [String] = []

  /// One sentence about each suppression of a rule that was decided which excuses no finding.
  private(set) var unused: [String] = []

  /// Reads the suppressions.
  ///
  /// - Parameters:
  ///   - rules: The rules that the judge has for the pattern.
  ///   - decided: Those of them that were decided in this app.
  init(in files: [SourceFile], of findings: [Finding], rules: Set<Rule.ID>, decided: Set<Rule.ID>) {
    let places = Set(findings.map { "\($0.rule) \($0.path):\($0.line)" })
    for file in files where file.text.contains("judge:ignore") {
      lines[file.path] = file.text.lines
      for (index, line) in file.text.lines.enumerated() {
        for found in Suppression.all(in: line) {
          let place = "\(file.path):\(index + 1)"
          if !rules.contains(found.rule) {
            notes.append("\(place): the suppression names '\(found.rule)', but the judge has no such rule.")
          } else if found.reason.isEmpty {
            notes.append("\(place): the suppression of \(found.rule) gives no reason and excuses nothing.")
          } else if decided.contains(found.rule),
            !places.contains("\(found.rule) \(place)"),
            !places.contains("\(found.rule) \(file.path):\(index + 2)")
          {
            unused.append("\(place): the suppression of \(found.rule) excuses nothing any more.")
          }
        }
      }
    }
  }

  /// Returns the suppression that excuses a finding, or nil.
  func excuse(for finding: Finding) -> Suppression? {
    guard let lines = lines[finding.path] else { return nil }
    return [finding.line, finding.line - 1].filter { lines.indices.contains($0 - 1) }
      .flatMap { Suppression.all(in: lines[$0 - 1]) }
      .first { $0.rule == finding.rule && !$0.reason.isEmpty }
  }
}

extension String {
  /// The lines as the parser counts them, with either kind of line break.
  var lines: [Substring] {
    split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }
}
