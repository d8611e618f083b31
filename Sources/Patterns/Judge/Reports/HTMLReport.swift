/// A judgement as one self-contained HTML page, without scripts or network access.
struct HTMLReport {
  private let judgement: Judgement
  private let files: [String: SourceFile]

  init(_ judgement: Judgement) {
    self.judgement = judgement
    files = Dictionary(judgement.app.files.map { ($0.path, $0) }) { one, _ in one }
  }

  func text() -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title.html)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <main>
    <h1>\(title.html)</h1>
    \(summary)
    <h2 id="look">Parts to look at first</h2>
    \(worthALook)
    <h2 id="graph">Roles and who holds whom</h2>
    \(RoleGraph(app: judgement.app).svg())
    <h2 id="rules">Rules</h2>
    \(rules)
    <h2 id="findings">Findings</h2>
    \(findings)
    \(notes)
    <h2 id="size">Parts by size</h2>
    \(sizes)
    </main>
    </body>
    </html>

    """
  }

  private var title: String { "\(judgement.folder), judged by the rules of \(judgement.pattern.title)" }

  private var summary: String {
    let counts = Dictionary(grouping: judgement.findings, by: \.level).mapValues(\.count)
    let numbers = [
      (judgement.app.files.count, "files"), (judgement.lines, "lines"), (judgement.app.parts.count, "parts"),
      (counts[.error] ?? 0, "errors"), (counts[.warning] ?? 0, "warnings"),
      (counts[.advice] ?? 0, "advice"), (judgement.suppressed.count, "excused in the sources"),
      (judgement.frozen.count, "frozen in the baseline"), (judgement.unchanged.count, "on unchanged lines"),
    ]
    let items = numbers.map { "<div><dt>\($0.1)</dt><dd>\($0.0)</dd></div>" }.joined()
    return "<p>Conventions: \(judgement.conventions.html).</p>\n<dl class=\"numbers\">\(items)</dl>"
  }

  // MARK: Parts

  private var worthALook: String {
    let byPart = Dictionary(grouping: judgement.findings, by: \.part)
    let ranked = byPart.map { name, findings in
      (name: name, findings: findings, weight: findings.reduce(0) { $0 + $1.level.weight * $1.level.weight })
    }.sorted { ($1.weight, $0.name) < ($0.weight, $1.name) }.prefix(10)
    guard !ranked.isEmpty else { return "<p>No part has findings.</p>" }
    let rows = ranked.map { part in
      let rules = Set(part.findings.map(\.rule)).sorted().map { "<a href=\"#\($0)\">\($0)</a>" }
      let first = part.findings[0]
      return "<tr><th scope=\"row\">\(part.name.html)</th><td>\(first.role.title)</td>"
        + "<td class=\"number\">\(part.findings.count)</td><td>\(rules.joined(separator: ", "))</td>"
        + "<td><code>\(first.path.html)</code></td></tr>"
    }
    return table(["Part", "Role", "Findings", "Rules", "File"], rows)
  }

  private var sizes: String {
    let parts = judgement.app.parts.map { part in
      (part: part, lines: part.declarations.reduce(0) { $0 + $1.type.lastLine - $1.type.line + 1 })
    }.sorted { ($1.lines, $0.part.name) < ($0.lines, $1.part.name) }.prefix(30)
    let longest = max(parts.first?.lines ?? 1, 1)
    let rows = parts.map { entry in
      let share = entry.lines * 100 / longest
      return "<tr><th scope=\"row\">\(entry.part.name.html)</th><td>\(entry.part.role.title)</td>"
        + "<td class=\"number\">\(entry.lines)</td>"
        + "<td><meter min=\"0\" max=\"100\" value=\"\(share)\">\(share)%</meter></td></tr>"
    }
    return table(["Part", "Role", "Lines", "Compared with the longest"], rows)
  }

  // MARK: Rules

  private var rules: String {
    let decided = judgement.outcomes.filter(\.isDecided).map { outcome in
      let rule = outcome.check.rule
      let count = judgement.findings.count { $0.rule == rule.id }
      let name = count > 0 ? "<a href=\"#\(rule.id)\">\(rule.id)</a>" : rule.id
      return
        "<tr><th scope=\"row\">\(name)</th><td>\(rule.sentence.htmlWithCode)</td><td>\(outcome.level.rawValue)</td>"
        + "<td class=\"number\">\(outcome.examined)</td><td class=\"number\">\(count)</td></tr>"
    }
    let undecided = judgement.undecided.map { entry in
      "<tr><th scope=\"row\">\(entry.rule.id)</th><td>\(entry.rule.sentence.htmlWithCode)</td>"
        + "<td colspan=\"3\">not decided: \(entry.reason.htmlWithCode)</td></tr>"
    }
    return table(["Rule", "Sentence", "Level", "Examined", "Findings"], decided + undecided)
  }

  private var findings: String {
    guard !judgement.findings.isEmpty else { return "<p>None.</p>" }
    return judgement.groups.map { group in
      let rule = group.check.rule
      let items = group.findings.map { finding in
        "<li><p><code>\(finding.path.html):\(finding.line)</code> \(finding.message.html)</p>\(excerpt(finding))</li>"
      }
      return """
        <section aria-labelledby="\(rule.id)">
        <h3 id="\(rule.id)"><span class="\(group.level.rawValue)">\(group.level.rawValue)</span> \
        \(rule.id): \(rule.sentence.htmlWithCode)</h3>
        <p>\(rule.reason.htmlWithCode) <strong>To satisfy it:</strong> \(group.check.remedy.htmlWithCode)</p>
        <details><summary>\(group.findings.count.of("finding"))</summary><ol>\(items.joined(separator: "\n"))</ol></details>
        </section>
        """
    }.joined(separator: "\n")
  }

  /// The judgement's notes, and the entries of the baseline that no finding matches; empty if there are none.
  private var notes: String {
    let stale = judgement.stale.map {
      "No finding matches this entry of the baseline: \($0.rule) \($0.path): \($0.message)"
    }
    let items = ([judgement.remarkOnSwiftUI].compactMap(\.self) + judgement.notes + stale).map {
      "<li>\($0.html)</li>"
    }
    guard !items.isEmpty else { return "" }
    return "<h2 id=\"notes\">Notes</h2>\n<ul>\(items.joined(separator: "\n"))</ul>"
  }

  /// Returns the line of a finding, with one line before and after it.
  private func excerpt(_ finding: Finding) -> String {
    guard let file = files[finding.path] else { return "" }
    let lines = file.text.lines
    let shown = (finding.line - 1...finding.line + 1).filter { lines.indices.contains($0 - 1) }
    let code = shown.map { number in
      let line = lines[number - 1].prefix(200).replacing("\t", with: "    ")
      let text = "\(number)  \(line)".html
      return number == finding.line ? "<mark>\(text)</mark>" : text
    }
    return "<pre>\(code.joined(separator: "\n"))</pre>"
  }

  private func table(_ head: [String], _ rows: [String]) -> String {
    let numbers = ["Findings", "Lines", "Examined"]
    let cells = head.map { name in
      "<th scope=\"col\"\(numbers.contains(name) ? " class=\"number\"" : "")>\(name)</th>"
    }.joined()
    return "<div class=\"scroll\" tabindex=\"0\"><table><thead><tr>\(cells)</tr></thead><tbody>\n"
      + rows.joined(separator: "\n") + "\n</tbody></table></div>"
  }

  private static let style = """
    :root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #16181d); --ink: light-dark(#1d1c1a, #eceae4);
      --quiet: light-dark(#5c5952, #aeb0b8); --line: light-dark(#807b70, #858b99); --tint: light-dark(#f1efe9, #242832);
      --accent: light-dark(#3440b8, #aab4ff); --mark: light-dark(#ffe9a8, #5a4a12); }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
    h1 { font-size: 1.5rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
    h3 { font-size: 1rem; }
    a { color: var(--accent); }
    code, pre { font: 0.8125rem/1.45 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    pre { background: var(--tint); padding: 0.5rem 0.75rem; overflow-x: auto; }
    mark { background: var(--mark); color: inherit; }
    table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
    th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--tint); }
    td { min-width: 5rem; } td:last-child, th[scope=row] { min-width: 11rem; overflow-wrap: anywhere; }
    th { font-weight: 600; } .number { text-align: right; font-variant-numeric: tabular-nums; }
    .scroll { overflow-x: auto; }
    .numbers { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; }
    .numbers div { display: flex; flex-direction: column-reverse; }
    .numbers dt { color: var(--quiet); font-size: 0.875rem; } .numbers dd { margin: 0; font-size: 1.4rem; font-weight: 600; }
    .error, .warning, .advice { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.4rem; font-size: 0.8rem; }
    .error { border-width: 2px; font-weight: 700; } .advice { border-style: dashed; }
    summary { cursor: pointer; min-height: 1.5rem; } meter { width: 10rem; }
    svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
    svg .role { fill: var(--tint); stroke: var(--line); } svg .hold { stroke: var(--line); fill: none; }
    svg .weak { stroke-dasharray: 5 4; } svg .count { font-size: 12px; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; }
    svg marker path { fill: var(--line); }
    @media print { details > * { display: block; } .scroll { overflow: visible; } }
    """
}
