import Foundation
import Specification
import TextLayout
import Toolchain

/// A mistake in an app, as an edit of its source, with the rule that it breaks: one of those in Tests/Mutations that
/// were tried, and turned nothing red but this rule. They are for questions: which rule does this edit break?
struct QuizEdit {
  let rule: Rule
  /// The mistake in words.
  let mistake: String
  /// The edited file, and the edit: lines that are removed begin with `-`, added ones with `+`.
  let lines: [String]

  /// The greatest number of lines of an edit that a question shows.
  private static let most = 16

  /// Reads the edits of a pattern that are short enough to show; none if the kit's files cannot be read.
  static func all(of pattern: Pattern) -> [QuizEdit] {
    let list = text("Tests/Mutations/\(pattern.rawValue).diff")
    let certain = clear(in: text("Docs/Mutations.md"))
    return list.components(separatedBy: "\n## ").dropFirst().compactMap { part in
      let lines = part.split(separator: "\n").map(String.init)
      let words = lines[0].split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2, let rule = Rule.named(words[0]), certain.contains(words[1]),
        lines.count <= most, !lines.contains(where: { $0.hasPrefix("--- ../") })
      else { return nil }
      let edit = lines.dropFirst().map { line in
        line == "@@" ? "  ⋮" : line.hasPrefix("--- ") ? String(line.dropFirst(4)) : line
      }
      return QuizEdit(rule: rule, mistake: words[1], lines: edit)
    }
  }

  /// Returns the mistakes of the page's tables that turned no other rule and no story red.
  private static func clear(in page: String) -> Set<String> {
    Set(
      page.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
        return cells.count == 5 && cells[3].isEmpty ? cells[1] : nil
      })
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: Package.folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }
}

extension QuizItem {
  /// Makes two questions about edits of a pattern's app. They take turns: those that were asked most often come last.
  ///
  /// - Parameters:
  ///   - asked: Returns how often the question with a key was asked.
  ///   - isWanted: Returns true for the key of a question that may be asked.
  static func edits(
    of pattern: Pattern, asked: (String) -> Int, where isWanted: (String) -> Bool = { _ in true }
  ) -> [QuizItem] {
    let items = QuizEdit.all(of: pattern).compactMap { QuizItem($0) }.filter { isWanted($0.key) }
    return Array(
      items.enumerated().sorted { (asked($0.element.key), $0.offset) < (asked($1.element.key), $1.offset) }
        .map(\.element).prefix(2))
  }

  /// Asks for the rule that an edit breaks; nil if there are fewer than three others to offer.
  private init?(_ edit: QuizEdit) {
    let pattern = edit.rule.pattern
    let fingerprint = Fingerprint.number(of: edit.mistake.utf8)
    let seed = Int(fingerprint >> 32)
    let others = Rule.all(of: pattern).filter { $0 != edit.rule && $0.undecidableReason == nil }
    guard others.count > 2 else { return nil }
    let start = seed % (others.count - 2)
    var options = Array(others[start..<(start + 3)])
    options.insert(edit.rule, at: seed % 4)
    let shown = options
    self.init(
      key: "\(pattern.rawValue) edit \(String(fingerprint, radix: 16))", pattern: pattern,
      subject: "which rule does this edit break?",
      name: "a rule that an edit breaks",
      lines: { page in
        edit.lines.map { line in
          let text = line.truncated(to: page.width)
          return line.hasPrefix("+") || line.hasPrefix("-") ? page.style.strong(text) : page.style.faint(text)
        } + [""] + shown.enumerated().flatMap { page.definition("\($0 + 1)", $1.sentence, column: 5) }
      },
      optionCount: shown.count, right: seed % 4 + 1, solution: edit.rule.id,
      reasons: ["\(edit.mistake).", "\(edit.rule.id) \(edit.rule.sentence) \(edit.rule.reason)"])
  }
}
