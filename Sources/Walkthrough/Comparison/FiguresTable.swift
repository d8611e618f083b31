import Playing
import Specification
import TextLayout

/// The figures of several patterns: a column for each if there is room, else a list for each.
struct FiguresTable {
  private let columns: [(title: String, figures: [(name: String, count: Int)])]
  private let page: Page

  init(_ sides: [Comparison.Side], page: Page) {
    self.init(sides.map { ($0.title, $0.figures.named) }, page: page)
  }

  /// Creates a table from a title and figures for each pattern; all have the same names in the same order.
  init(_ columns: [(title: String, figures: [(name: String, count: Int)])], page: Page) {
    self.columns = columns
    self.page = page
  }

  func text() -> String {
    let lines = tableWidth <= page.width && !page.isLinear ? table : lists
    return lines.joined(separator: "\n") + "\n"
  }

  private var names: [String] { columns.first?.figures.map(\.name) ?? [] }
  private var nameWidth: Int { names.map(\.columns).max() ?? 0 }
  private var tableWidth: Int { columns.reduce(nameWidth) { $0 + 3 + $1.title.columns } }

  private var table: [String] {
    let titles = columns.map { page.style.strong("   " + $0.title) }
    let header = String(repeating: " ", count: nameWidth) + titles.joined()
    return [header]
      + names.enumerated().map { row, name in
        let counts = columns.map { column in
          let count = String(column.figures[row].count)
          return String(repeating: " ", count: 3 + column.title.columns - count.columns) + count
        }
        return name.padded(to: nameWidth) + counts.joined()
      }
  }

  private var lists: [String] {
    let lists = columns.map { column in
      column.title.wrapped(to: page.width).map { page.style.strong($0) }
        + column.figures.flatMap { figure in
          "\(figure.name): \(figure.count)".wrapped(to: page.width - 2).map { "  \($0)" }
        }
    }
    return Array(lists.joined(separator: [""]))
  }
}
