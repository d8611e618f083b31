import Architectures
import Foundation
import Playing
import Specification
import Templates
import Tracing

/// A part of a page that is made from running apps or from source, never written by hand.
enum GeneratedBlock {
  /// A source file of the package, by its path.
  case code(String)
  /// The steps of the cycle and the roles that take them: a sequence diagram.
  case cycle(Pattern)
  /// The messages of one tap.
  case tap(Pattern)
  /// Who creates whom, by their roles: a flowchart.
  case creation(Pattern)
  /// References between the roles: a flowchart.
  case ownership(Pattern)
  /// The ten rules that define the cycle: a table.
  case rules(Pattern)
  /// The size of a pattern among the four, or of all four: a table with the meaning of each figure; for MVC, the figures
  /// that compare it with the four.
  case measures(Pattern?)
  /// The size of one scene: a table.
  case cost([Pattern])
  /// The most that a test of one part has to build or fake, by role: a table.
  case burden
  /// The rules that exercises touch: a table, and one for each pattern.
  case practice
  /// How many rules of each pattern hold, change or fall today: a table. With a pattern, its rules that change or fall.
  case today(Pattern?)
  /// The texts that say what has become of the rules: a list.
  case sources
  /// What `new` prints for a scene of a pattern.
  case scene(Pattern)

  /// The block that words name, such as `cycle viper` or `measures`; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ").map(String.init)
    guard let kind = parts.first, parts.count <= 2 else { return nil }
    let pattern = parts.count == 2 ? Pattern(rawValue: parts[1]) : nil
    // A second word names a pattern; only after `code` it is a path.
    guard kind == "code" || parts.count == 1 || pattern != nil else { return nil }
    switch (kind, pattern) {
    case ("code", nil) where parts.count == 2: self = .code(parts[1])
    case ("cycle", let pattern?): self = .cycle(pattern)
    case ("tap", let pattern?): self = .tap(pattern)
    case ("creation", let pattern?): self = .creation(pattern)
    case ("ownership", let pattern?): self = .ownership(pattern)
    case ("rules", let pattern?): self = .rules(pattern)
    case ("measures", let pattern): self = .measures(pattern)
    case ("practice", nil): self = .practice
    case ("burden", nil): self = .burden
    case ("today", let pattern): self = .today(pattern)
    case ("sources", nil): self = .sources
    case ("scene", let pattern?): self = .scene(pattern)
    case ("cost", let pattern): self = .cost(pattern.map { [$0] } ?? [.mvc] + Pattern.allCases)
    default: return nil
    }
  }

  /// Generates the block as Markdown, ending in a line break.
  ///
  /// - Parameter observe: Plays all stories with a pattern's app.
  /// - Throws: The errors of `observe`; an error of Foundation if the source cannot be read.
  func markdown(_ observe: (Pattern) throws -> Observation) throws -> String {
    switch self {
    case .code(let path):
      let file = Package.folder.appendingPathComponent(path)
      return try String(contentsOf: file, encoding: .utf8).fenced("swift")
    case .cycle(let pattern):
      return StepDiagram(of: Self.cycle(in: try observe(pattern))).mermaid().fenced("mermaid")
    case .tap(let pattern):
      // It throws if this build does not see all of the pattern's messages.
      _ = try observe(pattern)
      let performance = try Performance(of: .sortCountries, by: Architectures.of(pattern))
      let tap = performance.scenes.first { $0.messages.first?.kind == .userEvent && $0.before != nil }
      return (Flow(tap?.messages ?? []).description + "\n").fenced("text")
    case .creation(let pattern):
      return FlowChart(arrows: Self.creations(in: try observe(pattern))).mermaid().fenced("mermaid")
    case .ownership(let pattern):
      let map = OwnershipMap(of: try Observation(of: pattern, performing: OwnershipMap.firstScreen))
      return OwnershipReport(map: map, page: Page(width: 100, style: .plain)).mermaid().fenced("mermaid")
    case .rules(let pattern):
      let rows = pattern.coreRules.map { rule in
        "| [\(rule.id)](Rules.md#\(rule.id.lowercased())) | \(rule.sentence) | \(rule.reason) |\n"
      }
      return "| rule | asks | because |\n|---|---|---|\n" + rows.joined()
    case .measures(.mvc?):
      return Self.table(
        try Pattern.apps.map { ($0.title, Measures(of: try observe($0)).named.filter(Self.isOfMVC)) })
    case .burden:
      let rows = try Pattern.apps.map { pattern in
        let parts = Measures(of: try observe(pattern)).collaborations
        return
          "| \(pattern.title) | \(parts.map { "\($0.role.rawValue) \($0.parts)" }.joined(separator: ", ")) |\n"
      }
      return "| | objects that a test of one part meets, by role |\n|---|---|\n" + rows.joined()
    case .measures(let pattern):
      return MeasuresTable(of: try Pattern.allCases.map { Measures(of: try observe($0)) }, for: pattern)
        .markdown()
    case .cost(let patterns):
      return Self.table(try patterns.map { ($0.title, try SceneCost(of: $0).named) })
    case .today(let pattern?): return TodayPage.table(of: pattern)
    case .today(nil): return TodayPage.counts()
    case .scene(let pattern):
      let scene = try SceneTemplate(
        of: pattern, named: "Orders", doing: ["FetchOrders", "SelectOrder"], with: .uiKit, in: "Shop")
      return NewReport(scene: scene, folder: "Shop", isDryRun: false).text(on: Page(width: 80, style: .plain))
        .fenced("text")
    case .sources:
      return LaterSource.allCases.map { "- [\($0.label)](\($0.address))\n" }.joined()
    case .practice:
      // In exercises that ask for an order, the rules are those of the app's messages.
      _ = try Pattern.allCases.map(observe)
      return PractisedRulesPage(rules: try PractisedRules(package: Package.folder)).markdown()
    }
  }

  /// Returns the messages of a story from the first user event on: they show every step of the pattern except VIPER's
  /// step 4, which sends no message. In VIPER, opening a country puts no entity back, and sorting does.
  static func cycle(in observation: Observation) -> [Message] {
    let story: Story = observation.pattern == .viper ? .sortCountries : .openCountry
    let performance = observation.performances.first { $0.story.id == story.id }
    let scenes = performance?.scenes.dropFirst().drop { $0.messages.first?.kind != .userEvent }
    return scenes?.flatMap(\.messages) ?? []
  }

  /// Returns an arrow for each two different roles of which one created an object of the other, the first first.
  private static func creations(in observation: Observation) -> [FlowChart.Arrow] {
    let creations = observation.performances.flatMap(\.document.messages).filter { $0.kind == .creation }
    return creations.reduce(into: []) { arrows, message in
      let (maker, made) = (message.sender.role.rawValue, message.receiver.role.rawValue)
      guard maker != made, !arrows.contains(where: { $0.from == maker && $0.to == made }) else { return }
      arrows.append(FlowChart.Arrow(from: maker, to: made, label: "creates", isDotted: false))
    }
  }

  /// The figures in which MVC is compared with the four: those of its source, and the messages of one story.
  private static func isOfMVC(_ figure: (name: String, count: Int)) -> Bool {
    ["files", "lines of code", "types", "protocols", "messages: sort-countries", "boundaries crossed"]
      .contains(figure.name)
  }

  /// Formats figures as a table: a row for each, a column for each pattern.
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
  /// Returns the text in a code block of a language.
  func fenced(_ language: String) -> String { "```\(language)\n\(self)```\n" }
}
