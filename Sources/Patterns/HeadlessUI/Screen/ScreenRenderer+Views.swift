import TextLayout

extension ScreenRenderer {
  /// A line of the picture, with the elements that the user can reach in it.
  struct Line {
    var text: String
    /// What the line shows.
    var parts: [Screen.Row.Part] = []
    /// The elements, each with its columns in the text.
    var elements: [Screen.Element] = []
  }

  /// A part of the picture: lines, or a table that is still to be drawn.
  enum Block {
    case lines([Line])
    case table(UITableView)

    var lineCount: Int {
      switch self {
      case .lines(let lines): lines.count
      case .table(let table): table.numberOfRows(inSection: 0)
      }
    }
  }

  /// Draws the views in `view` from top to bottom; tables share the lines that the others leave.
  mutating func draw(_ view: UIView, height: Int) {
    let blocks = blocks(in: view)
    var tables: [UITableView] = []
    var others = 0
    for block in blocks {
      switch block {
      case .lines(let lines): others += lines.count
      case .table(let table): tables.append(table)
      }
    }
    var heights = shares(of: height - others, among: tables)[...]
    for block in blocks {
      switch block {
      case .lines(let lines): for line in lines { append(line) }
      case .table(let table): draw(table: table, height: heights.removeFirst())
      }
    }
  }

  /// Returns the blocks that a view shows, top to bottom.
  private func blocks(in view: UIView) -> [Block] {
    if view.isHidden { return [] }
    switch view {
    case let table as UITableView: return [.table(table)]
    case let label as UILabel:
      return [.lines(Screen.Row.Part.lines(.text, text(of: label)).map { Line(text: $0.text, parts: [$0]) })]
    case let stack as UIStackView where stack.axis == .vertical: return column(of: stack)
    case is UIButton, is UITextField, is UIActivityIndicatorView, is UIStackView:
      return [.lines(lines(of: parts(of: view)))]
    default: return view.subviews.flatMap(blocks)
    }
  }

  /// Returns the views of a stack one under the other, with blank lines between the views that take a line.
  private func column(of stack: UIStackView) -> [Block] {
    var column: [Block] = []
    var isEmpty = true
    for view in stack.arrangedSubviews {
      let blocks = blocks(in: view)
      let takesLines = blocks.contains { $0.lineCount > 0 }
      if takesLines && !isEmpty { column.append(.lines(Array(repeating: Line(text: ""), count: stack.gap))) }
      column += blocks
      if takesLines { isEmpty = false }
    }
    return column
  }

  private func text(of label: UILabel) -> [String] {
    guard let text = label.text, !text.isEmpty else { return [] }
    if label.numberOfLines == 1 { return [text.unwrapped.truncated(to: inner)] }
    let wrapped = text.wrapped(to: inner)
    guard label.numberOfLines > 0, wrapped.count > label.numberOfLines else { return wrapped }
    let rest = wrapped[(label.numberOfLines - 1)...].joined(separator: " ")
    return wrapped.prefix(label.numberOfLines - 1) + [rest.truncated(to: inner)]
  }
}

extension String {
  /// The text on one line, with one space between words.
  var unwrapped: String {
    split { $0 == " " || $0.isNewline }.joined(separator: " ").onOneLine
  }
}
