/// A judgement as readable text: the findings grouped by rule, the worst first.
struct TextReport {
  let judgement: Judgement
  /// The number of columns to wrap the text to.
  let width: Int

  /// The number of findings that are listed for each rule.
  private static let listed = 5

  func text() -> String {
    var blocks = [heading, summary]
    blocks += judgement.groups.map(group)
    if !judgement.stale.isEmpty { blocks.append(stale) }
    blocks.append(decided)
    blocks.append(undecided)
    if !judgement.notes.isEmpty { blocks.append(notes) }
    blocks.append(conclusion)
    return blocks.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    let scenes = judgement.app.scenes.count
    let size =
      "\(judgement.app.files.count.of("file")), \(judgement.lines.of("line"))"
      + (scenes > 0 ? ", \(judgement.scenes(scenes))" : "")
    return paragraph("\(judgement.folder), judged by the rules of \(judgement.pattern.title): \(size)")
  }

  private var summary: String {
    let roles = Dictionary(grouping: judgement.app.parts, by: \.role).sorted { $0.key < $1.key }
    let parts = roles.map { $0.value.count.of($0.key.title, $0.key.plural) }.joined(separator: ", ")
    var text = paragraph("Conventions: \(judgement.conventions).")
    let count = judgement.app.parts.count
    let types = judgement.app.typeCount
    text += paragraph("Parts: \(parts). That is \(count * 100 / max(types, 1))% of the \(types.of("type")).")
    if let remark = judgement.remarkOnSwiftUI { text += paragraph(remark) }
    let omitted = Folder.Omission.allCases.compactMap { reason in
      judgement.omitted[reason].map { "\($0.of("file")) \(reason.rawValue)" }
    }
    if !omitted.isEmpty { text += paragraph("Left out: \(omitted.joined(separator: ", ")).") }
    let strays = judgement.app.strays
    if !strays.isEmpty {
      let names = strays.prefix(3).joined(separator: ", ") + (strays.count > 3 ? ", …" : "")
      text += paragraph(
        "Named like a part, but not in a complete scene: \(strays.count.of("type")) (\(names)).")
    }
    text += paragraph(
      "Files that declare no part: \(judgement.unmatchedFiles.count); --format json lists them.")
    return text
  }

  private func group(
    _ group: (check: Check, level: Conventions.Level, findings: [Finding])
  ) -> String {
    let rule = group.check.rule
    let examined = judgement.outcomes.first { $0.check.rule.id == rule.id }?.examined ?? 0
    var text = paragraph("\(rule.id) \(group.level.rawValue): \(rule.sentence)")
    text += paragraph("Why: \(rule.reason)", indent: "  ")
    text += paragraph("To satisfy it: \(group.check.remedy)", indent: "  ")
    text += paragraph(
      "\(group.findings.count.of("finding")); \(group.check.subject) examined: \(examined).", indent: "  ")
    for finding in group.findings.prefix(Self.listed) {
      text += "  \(finding.path.printable):\(finding.line): (\(finding.roles))\n"
      let mark = finding.level == group.level ? "" : " (\(finding.level.rawValue))"
      text += paragraph(finding.message + mark, indent: "    ")
    }
    let rest = group.findings.count - Self.listed
    if rest > 0 { text += paragraph("and \(rest) more; --format xcode lists all.", indent: "  ") }
    return text
  }

  private var stale: String {
    var text = paragraph(
      "The baseline has \(judgement.stale.count.of("entry", "entries")) that no finding matches. "
        + "Remove from the baseline:")
    for entry in judgement.stale.prefix(Self.listed) {
      text += paragraph("\(entry.rule) \(entry.path): \(entry.message)", indent: "  ")
    }
    let rest = judgement.stale.count - Self.listed
    if rest > 0 { text += paragraph("and \(rest) more; --format json lists all.", indent: "  ") }
    return text
  }

  private var decided: String {
    let broken = Set(
      judgement.groups.map(\.check.rule.id) + judgement.frozen.map(\.rule)
        + judgement.suppressed.map(\.finding.rule) + judgement.unchanged.map(\.rule))
    let kept = judgement.outcomes.filter { $0.isDecided && !broken.contains($0.check.rule.id) }
    guard !kept.isEmpty else { return paragraph("Every rule that could be decided has findings.") }
    return paragraph("Without findings, which proves nothing; what was examined:")
      + kept.map { paragraph("\($0.check.rule.id): \($0.check.subject), \($0.examined)", indent: "  ") }
      .joined()
  }

  private var undecided: String {
    let byReason = Dictionary(grouping: judgement.undecided, by: \.reason)
    var text = paragraph("Not decided:")
    for (reason, rules) in byReason.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      text += paragraph("\(rules.map(\.rule.id).joined(separator: ", ")): \(reason).", indent: "  ")
    }
    return text
  }

  private var notes: String {
    paragraph("Notes:") + judgement.notes.map { paragraph($0, indent: "  ") }.joined()
  }

  private var conclusion: String {
    let counts = Dictionary(grouping: judgement.findings, by: \.level).mapValues(\.count)
    let levels: [(Conventions.Level, String)] = [(.error, "error"), (.warning, "warning")]
    let parts =
      levels.map { level, noun in (counts[level] ?? 0).of(noun) }
      + ["\((counts[.advice] ?? 0).of("piece")) of advice"]
    var text = parts.joined(separator: ", ") + "."
    if !judgement.suppressed.isEmpty { text += " Excused in the sources: \(judgement.suppressed.count)." }
    if !judgement.frozen.isEmpty { text += " Frozen in the baseline: \(judgement.frozen.count)." }
    if let remark = judgement.remarkOnUnchanged { text += " \(remark)" }
    return paragraph(text)
  }

  private func paragraph(_ text: String, indent: String = "") -> String {
    text.printable.wrapped(to: max(width - indent.count, 16)).map { "\(indent)\($0)\n" }.joined()
  }
}

extension Role {
  /// The role in words, in the plural, such as `factories`.
  var plural: String { title.hasSuffix("y") ? "\(title.dropLast())ies" : "\(title)s" }
}
