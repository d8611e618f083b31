import Specification
import TextLayout

/// What has become of rules since their documents were written.
struct TodayReport {
  let rules: [Rule]
  let page: Page

  func text() -> String {
    let groups = Pattern.allCases.map { pattern in rules.filter { $0.pattern == pattern } }.filter {
      !$0.isEmpty
    }
    let parts = groups.map { rules in
      page.heading("\(rules[0].pattern.title) today: \(rules.count.of("rule"))") + "\n\n"
        + (rules.count > 1
          ? Today.parts.map { page.paragraph(Self.counts(of: rules, in: $0)) }.joined() + "\n" : "")
        + rules.map(entry).joined(separator: "\n")
    }
    return parts.joined(separator: "\n") + "\n" + sources()
  }

  /// Counts the rules of each verdict, in a sentence.
  private static func counts(of rules: [Rule], in part: Today.Part) -> String {
    let counts = Standing.Verdict.allCases.map { verdict in
      (rules.count { $0.today[keyPath: part.path].verdict == verdict }, verdict)
    }
    return "\(part.title): " + counts.map { "\($0.0) \($0.1.verb($0.0))" }.joined(separator: ", ") + "."
  }

  /// Writes the rule, and below it its verdicts: in columns if there is room, otherwise one below the other.
  private func entry(_ rule: Rule) -> String {
    let indent = 7
    let isWide = page.width >= 70 && !page.isLinear
    let head = rule.sentence.wrapped(to: min(page.width, 100) - (isWide ? indent : 2))
    var lines =
      isWide
      ? [page.style.accent(rule.id.padded(to: indent)) + head[0]]
        + head.dropFirst().map { String(repeating: " ", count: indent) + $0 }
      : [page.style.accent(rule.id)] + head.map { "  " + $0 }
    for line in rule.today.lines {
      let column = indent + 22
      guard isWide else {
        lines += "\(line.part), \(line.text)".wrapped(to: page.width - 4).map { "    \($0)" }
        continue
      }
      let lead = line.part.padded(to: 13) + line.standing.verdict.rawValue.padded(to: 9)
      let text = line.standing.text.wrapped(to: min(page.width, 100) - column)
      lines.append(String(repeating: " ", count: indent) + page.style.strong(lead) + text[0])
      lines += text.dropFirst().map { String(repeating: " ", count: column) + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lists the sources of the verdicts, with their addresses.
  private func sources() -> String {
    let used = Set(rules.flatMap { $0.today.concurrency.sources + $0.today.swiftUI.sources })
    guard !used.isEmpty else { return "" }
    return page.style.strong("Sources") + "\n\n"
      + LaterSource.allCases.filter(used.contains).map { source in
        source.label.wrapped(to: page.width - 2).map { "  \($0)\n" }.joined()
          + source.address.wrapped(to: page.width - 4).map { "    " + page.style.faint($0) + "\n" }.joined()
      }.joined()
  }
}

extension Today {
  /// The verdicts as items of a list in Markdown.
  var markdown: String {
    lines.map { line in
      let links = line.standing.sources.map { "[\($0.name)](\($0.address))" }.joined(separator: ", ")
      return "- \(line.title): *\(line.standing.verdict.rawValue)*. \(line.standing.sentence)"
        + (links.isEmpty ? "\n" : " (\(links))\n")
    }.joined()
  }
}

extension Standing.Verdict {
  /// The verb for a number of rules: `holds` for one, `hold` for two.
  func verb(_ number: Int) -> String { number == 1 ? rawValue : String(rawValue.dropLast()) }
}

/// What has become of a rule, as JSON.
struct TodayEntry: Encodable {
  struct Source: Encodable {
    let name: String
    let title: String
    let address: String
  }

  struct Entry: Encodable {
    let verdict: Standing.Verdict
    let sentence: String
    let sources: [Source]

    init(_ standing: Standing) {
      verdict = standing.verdict
      sentence = standing.sentence
      sources = standing.sources.map { Source(name: $0.name, title: $0.title, address: $0.address) }
    }
  }

  let concurrency: Entry
  let swiftUI: Entry

  init(_ today: Today) {
    concurrency = Entry(today.concurrency)
    swiftUI = Entry(today.swiftUI)
  }
}
