import HeadlessUI
import Tracing

/// The values that the tours of a site share, each once; a tour refers to a value by its place in a table.
struct SiteTables {
  /// A screen: the places of its lines in the table of lines.
  typealias Screen = [Int]

  /// A line of a screen.
  struct Line: Hashable {
    let text: String
    let row: HeadlessUI.Screen.Row
  }

  /// Lines of source; the file and the lines are places in the table of texts.
  struct Excerpt: Hashable {
    let file: Int
    /// The number of the first line.
    let first: Int
    /// The place of the marked line in the excerpt.
    let marked: Int
    let lines: [Int]
  }

  /// All texts but those of screens. The first is empty.
  private(set) var texts = ValueTable([""])
  /// The lines of screens, each with what it shows.
  private(set) var lines = ValueTable<Line>()
  /// What messages have in common.
  private(set) var shapes = ValueTable<[Int]>()
  /// The screens. The first stands for no screen.
  private(set) var screens = ValueTable<Screen>([[]])
  /// The excerpts. The first stands for no excerpt.
  private(set) var excerpts = ValueTable([Excerpt(file: 0, first: 0, marked: 0, lines: [])])

  /// Returns the place of a text.
  ///
  /// A text can be from a server, so characters that would reverse the direction of writing are made visible.
  mutating func text(_ text: String) -> Int { texts.place(of: text.visible) }

  /// Returns the place of a screen.
  ///
  /// - Parameter rows: What the lines of each screen show, by the screen's text.
  mutating func screen(_ screen: String?, showing rows: [String: [HeadlessUI.Screen.Row]]) -> Int {
    guard let screen, let rows = rows[screen] else { return 0 }
    let texts = screen.split(separator: "\n", omittingEmptySubsequences: false)
    return screens.place(
      of: zip(texts, rows).map { lines.place(of: Line(text: String($0).visible, row: $1)) })
  }

  /// Returns the place of what messages have in common.
  mutating func shape(_ shape: [Int]) -> Int { shapes.place(of: shape) }

  /// Returns the place of some lines of source.
  mutating func excerpt(_ excerpt: SourceExcerpt?) -> Int {
    guard let excerpt, let first = excerpt.lines.first else { return 0 }
    return excerpts.place(
      of: Excerpt(
        file: text(excerpt.file), first: first.number, marked: excerpt.number - first.number,
        lines: excerpt.flushLeft.map { text($0.text) }))
  }
}
