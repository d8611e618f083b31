import Architectures
import Stories
import Tracing

/// A part of a page that is made from running apps and from their source, and never written by hand.
enum GeneratedBlock {
  /// Who takes which step of the cycle, to whom, in any story: a flowchart.
  case cycle(Pattern)
  /// The messages of one tap.
  case tap(Pattern)
  /// Who holds whom: a flowchart.
  case ownership(Pattern)
  /// What a pattern takes, or all of them beside each other: a table.
  case measures([Pattern])
  /// What one scene took: a table.
  case cost([Pattern])
  /// The rules that exercises touch: a table, and one for each pattern.
  case practice

  /// The block that words name, such as `cycle viper` or `measures`; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard let kind = parts.first, parts.count <= 2 else { return nil }
    let pattern = parts.count == 2 ? Pattern(rawValue: parts[1]) : nil
    switch (kind, pattern) {
    case ("cycle", let pattern?): self = .cycle(pattern)
    case ("tap", let pattern?): self = .tap(pattern)
    case ("ownership", let pattern?): self = .ownership(pattern)
    case ("measures", let pattern): self = .measures(pattern.map { [$0] } ?? Pattern.allCases)
    case ("practice", nil): self = .practice
    case ("cost", let pattern): self = .cost(pattern.map { [$0] } ?? Pattern.allCases)
    default: return nil
    }
  }

  /// The block as Markdown, ending in a line break.
  ///
  /// - Parameter observe: Answers what was seen of a pattern's app while it told all stories.
  /// - Throws: What `observe` throws; an error of Foundation where the source cannot be read.
  func markdown(_ observe: (Pattern) throws -> Observation) throws -> String {
    switch self {
    case .cycle(let pattern):
      return CycleChart(of: try observe(pattern).messages).mermaid().fenced("mermaid")
    case .tap(let pattern):
      let performance = try Performance(of: .sortCountries, by: Architectures.of(pattern))
      let tap = performance.scenes.first { $0.messages.first?.kind == .userEvent && $0.before != nil }
      return (Flow(tap?.messages ?? []).description + "\n").fenced("text")
    case .ownership(let pattern):
      let map = OwnershipMap(of: try observe(pattern))
      return OwnershipReport(map: map, page: Page(width: 100, style: .plain)).mermaid().fenced("mermaid")
    case .measures(let patterns):
      let measures = try patterns.map { Measures(of: try observe($0)) }
      return Self.table(measures.map { ($0.pattern.title, $0.named) })
    case .cost(let patterns):
      return Self.table(try patterns.map { ($0.title, try SceneCost(of: $0).named) })
    case .practice: return PractisedRulesPage(rules: try PractisedRules(package: Package.folder)).markdown()
    }
  }

  /// Figures in a table: a row for each, a column for each pattern.
  private static func table(_ columns: [(title: String, figures: [(name: String, count: Int)])]) -> String {
    guard let first = columns.first else { return "" }
    let rows = first.figures.indices.map { row in
      "| \(first.figures[row].name) | " + columns.map { "\($0.figures[row].count)" }.joined(separator: " | ")
        + " |\n"
    }
    return "| | " + columns.map(\.title).joined(separator: " | ") + " |\n|---|"
      + String(repeating: "---:|", count: columns.count) + "\n" + rows.joined()
  }
}

extension String {
  /// The text in a code block of a language.
  fileprivate func fenced(_ language: String) -> String { "```\(language)\n\(self)```\n" }
}
