import TextLayout

/// Blocks of text beside each other where each has room enough, else in several rows, were it one a row.
struct Grid {
  /// A text in parts, each part in lines; parts of the same place begin on the same line where blocks stand beside
  /// each other.
  typealias Block = [[String]]

  /// The columns that a block may take.
  let columnWidth: Int
  private let blocksInRow: Int
  private let style: Style

  /// The columns of a block beyond which the eye loses its lines.
  private static let widestColumn = 100
  private static let rule = " │"
  /// The columns between two blocks: the rule and a space.
  private static let gutter = 3

  /// Divides a page.
  ///
  /// - Parameters:
  ///   - count: How many blocks there are.
  ///   - minimum: The columns without which a block does not stand beside another.
  init(count: Int, minimum: Int, page: Page) {
    let gutter = Self.gutter
    let fitting = page.isLinear ? 1 : max(1, (page.width + gutter) / (minimum + gutter))
    // As many rows as are needed, and the blocks spread evenly: four of which three fit stand two by two.
    let rows = max(1, (count + fitting - 1) / fitting)
    blocksInRow = max(1, (count + rows - 1) / rows)
    columnWidth = min(Self.widestColumn, (page.width + gutter) / blocksInRow - gutter)
    style = page.style
  }

  /// The columns that a full row takes.
  var width: Int { blocksInRow * (columnWidth + Self.gutter) - Self.gutter }

  /// The blocks, with an empty line between rows, ending in a line break.
  func text(_ blocks: [Block]) -> String {
    let rows = stride(from: 0, to: blocks.count, by: blocksInRow).map { start in
      beside(Array(blocks[start..<min(start + blocksInRow, blocks.count)]))
    }
    return rows.joined(separator: [""]).joined(separator: "\n") + "\n"
  }

  private func beside(_ blocks: [Block]) -> [String] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in
      let parts = blocks.map { index < $0.count ? $0[index] : [] }
      return (0..<(parts.map(\.count).max() ?? 0)).map { row in
        line(of: parts.map { row < $0.count ? $0[row] : "" })
      }
    }
  }

  /// Cells beside each other; nothing stands behind the last, were it empty.
  private func line(of cells: [String]) -> String {
    let last = cells.last ?? ""
    let others = cells.dropLast().map { style.padded($0, to: columnWidth) + style.faint(Self.rule) }
    return others.joined(separator: " ") + (others.isEmpty || last.isEmpty ? "" : " ") + last
  }
}
