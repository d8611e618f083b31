import Playing
import Specification

/// The figures of the four patterns as a table in Markdown, with the meaning of each.
struct MeasuresTable {
  private let measures: [Measures]
  private let pattern: Pattern?

  /// Creates the table of all patterns or, for the page of one, of its figures beside the lowest and highest of the
  /// four.
  init(of measures: [Measures], for pattern: Pattern?) {
    self.measures = measures
    self.pattern = pattern
  }

  func markdown() -> String {
    guard let first = measures.first else { return "" }
    let titles = pattern.map { [$0.title, "the four"] } ?? measures.map(\.pattern.title)
    let rows = first.named.indices.map { row in
      let name = first.named[row].name
      let cells =
        [Self.title(of: name)] + cells(measures.map { $0.named[row].count }) + [Self.meaning(of: name)]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| | " + titles.joined(separator: " | ") + " | meaning |\n|---|"
      + String(repeating: "---:|", count: titles.count) + "---|\n" + rows.joined()
  }

  private func cells(_ counts: [Int]) -> [String] {
    guard let pattern, let own = measures.firstIndex(where: { $0.pattern == pattern }),
      let lowest = counts.min(), let highest = counts.max()
    else { return counts.map(String.init) }
    return ["\(counts[own])", "\(lowest) to \(highest)"]
  }

  /// Returns the figure's name, linked where it counts the messages of a story.
  private static func title(of name: String) -> String {
    guard let story = story(of: name) else { return name }
    return "messages: [\(story.id)](\(StoryPage.path(of: story).replacing("Docs/", with: "")))"
  }

  private static func meaning(of name: String) -> String {
    if let story = story(of: name) { return "messages without wiring in the story “\(story.wish)”" }
    return meanings[name] ?? ""
  }

  private static func story(of name: String) -> Story? {
    name.hasPrefix("messages: ") ? Story.named(String(name.dropFirst("messages: ".count))) : nil
  }

  /// The meanings of the figures that do not belong to a story.
  static let meanings = [
    "files": "Swift files of the app, without observers, VIPER's console and MVVM-FC's library for requests",
    "lines of code": "lines that are neither empty nor comments",
    "types": "classes, structures, enumerations and actors, including models that cross boundaries",
    "protocols": "boundaries at which a test can put a stand-in",
    "reads among all of these":
      "messages that read a property, as the receiver of a notification does to get the data",
    "boundaries crossed": "pairs of a sending and a receiving role, each direction counted",
    "types that cross them": "types of the values that messages carry from one role to another",
    "strong links": "pairs of roles in which one keeps the other alive",
    "weak links": "pairs of roles in which one refers to the other without keeping it alive",
  ]
}
