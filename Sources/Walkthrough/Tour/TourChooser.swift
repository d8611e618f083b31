import Playing
import Specification
import TextLayout

/// A list of names to choose from, each with its meaning.
struct TourChooser {
  let introduction: String
  let rows: [(name: String, meaning: String)]
  let page: Page

  /// Makes a chooser of the patterns.
  static func patterns(page: Page) -> TourChooser {
    TourChooser(
      introduction: "Choose a pattern.",
      rows: Pattern.allCases.enumerated().map { ("\($0 + 1)  \($1.title)", $1.summary) }, page: page)
  }

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
