import Playing
import Specification
import TextLayout

/// A list of names to choose from, each with its meaning.
struct TourChooser {
  let introduction: String
  let rows: [(name: String, meaning: String)]
  let page: Page

  /// Makes a chooser of the stories.
  static func stories(page: Page) -> TourChooser {
    TourChooser(introduction: "As a user, I want to …", rows: Story.all.map { ($0.id, $0.wish) }, page: page)
  }

  /// Makes a chooser of the other patterns.
  static func elsewhere(_ patterns: [Pattern], page: Page) -> TourChooser {
    TourChooser(
      introduction: "Show this event in which pattern?",
      rows: patterns.map { ($0.title, $0.summary) }, page: page)
  }

  /// The patterns in the order of the first screen, each with the number of its key: the four, and apart from them MVC.
  static let patterns: [(number: Int, pattern: Pattern)] =
    Pattern.allCases.enumerated().map { ($0 + 1, $1) } + [(0, .mvc)]

  /// Returns all lines of the first screen, and which of them are the chosen pattern's.
  static func patterns(choosing chosen: Int, page: Page) -> (lines: [String], chosen: Range<Int>?) {
    let screen = FirstScreen(page: page)
    var lines = screen.subject + screen.introduction + [""] + screen.heads
    var range: Range<Int>?
    for (index, row) in patterns.enumerated() {
      let start = lines.count
      let own = screen.lines(on: row.pattern, after: "\(index == chosen ? "▶" : " ") \(row.number) ")
      lines += index == chosen ? own.map { page.style.strong(page.style.accent($0)) } : own
      if index == chosen { range = start..<lines.count }
    }
    // With the first pattern chosen, as at the beginning, the screen is shown from its top, even if the pattern is below.
    return (lines + screen.closing, chosen == 0 ? nil : range)
  }

  /// Returns all lines, and which of them are the chosen row's.
  func content(choosing chosen: Int) -> (lines: [String], chosen: Range<Int>?) {
    var lines = introduction.wrapped(to: page.width) + [""]
    var range: Range<Int>?
    for (index, row) in rows.enumerated() {
      let start = lines.count
      let name = "\(index == chosen ? "▶" : " ") \(row.name)"
      lines.append(index == chosen ? page.style.strong(page.style.accent(name)) : name)
      lines += row.meaning.wrapped(to: page.textWidth - 4).map { page.style.faint("    \($0)") }
      if index == chosen { range = start..<lines.count }
    }
    return (lines, range)
  }
}
