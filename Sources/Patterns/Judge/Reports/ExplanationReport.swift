import Foundation

/// An explanation of one rule: what it asks and why, how it is known, and code that breaks it and keeps it.
struct ExplanationReport {
  private let rule: Rule
  /// The check by which the judge decides the rule, or nil.
  private let check: Check?
  private let example: RuleExample?
  /// The number of columns to wrap the text to.
  private let width: Int

  /// Finds a rule, which may be one of the judge's own; nil if there is none.
  ///
  /// - Parameter kit: The path of the kit's folder, whose apps the example is from; nil for no example.
  init?(of id: Rule.ID, kit: String?, width: Int) {
    let checks = Pattern.allCases.lazy.compactMap { Check.all(of: $0).first { $0.rule.id == id } }
    check = checks.first
    guard let rule = check?.rule ?? Rule.named(id) else { return nil }
    self.rule = rule
    example = RuleExample(of: id, in: Mutation.all(of: rule.pattern, kit: kit))
    self.width = width
  }

  func text() -> String {
    let isOwn = rule.documents.isEmpty
    let title =
      isOwn
      ? "\(rule.id), a rule of the judge's own" : "\(rule.id), \(rule.pattern.title), \(rule.level.rawValue)"
    var text = "\(title)\n\n" + paragraph(rule.sentence)
    text += section("Why", rule.reason)
    if let check { text += section("To satisfy it", check.remedy) }
    text += section("How it is known", isOwn ? judging : "\(evidence) \(judging)")
    if !isOwn { text += section("Read from", rule.documents.map(\.title).joined(separator: "; ")) }
    text += rule.today.lines.map { section($0.title, $0.text) }.joined()
    guard let example else { return text }
    text += "\n" + paragraph("Bad: \(example.mistake)") + code(example.bad)
    return text + "\nGood: the same lines in the kit's app\n" + code(example.good)
  }

  private var evidence: String {
    rule.undecidableReason.map { "Nothing decides it: \($0)" } ?? "In the kit it is \(rule.decision)."
  }

  private var judging: String {
    guard let check else { return "The judge has no check, because \(rule.reasonWithoutSyntax)." }
    let level =
      check.level == .advice ? "a piece of advice" : check.level == .error ? "an error" : "a warning"
    return "The judge examines \(check.subject), and reports a breach as \(level)."
  }

  private func section(_ title: String, _ body: String) -> String {
    "\n\(title)\n" + paragraph(body, indent: "  ")
  }

  private func code(_ lines: String) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  private func paragraph(_ text: String, indent: String = "") -> String {
    text.wrapped(to: max(width - indent.count, 16)).map { "\(indent)\($0)\n" }.joined()
  }
}

extension Mutation {
  /// Reads the mistakes that are kept for the kit's app of a pattern, and those that break the judge's own rules; none
  /// if the kit has no tests.
  ///
  /// - Parameter kit: The path of the kit's folder, or nil.
  static func all(of pattern: Pattern, kit: String?) -> [Mutation] {
    guard let kit else { return [] }
    return [pattern.rawValue, "judge"].flatMap { name in
      (try? all(in: URL(fileURLWithPath: "\(kit)/Tests/Mutations/\(name).diff"))) ?? []
    }
  }
}
