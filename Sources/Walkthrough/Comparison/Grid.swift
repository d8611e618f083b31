import TextLayout

/// Blocks of text side by side if each has enough room; otherwise in several rows, if necessary one block per row.
struct Grid {
  /// A text in parts, each part in lines; parts with the same index begin on the same line if blocks are side by
  /// side.
  typealias Block = [[String]]

  /// The columns that a block may take.
  let columnWidth: Int
  private let blocksInRow: Int
  private let style: TextStyle

  /// The greatest width at which lines are easy to read.
  private static let widestColumn = 100
  private static let rule = " │"
  /// The columns between two blocks: the rule and a space.
  private static let gutter = 3

  /// Divides a page into blocks.
  ///
  /// - Parameters:
  ///   - count: The number of blocks.
  ///   - minimum: The columns that a block needs beside another.
  init(count: Int, minimum: Int, page: Page) {
    let gutter = Self.gutter
    let fitting = page.isLinear ? 1 : max(1, (page.width + gutter) / (minimum + gutter))
    // As few rows as possible, with the blocks spread evenly: if only three of four fit in a row, each row has two.
    let rows = max(1, (count + fitting - 1) / fitting)
    blocksInRow = max(1, (count + rows - 1) / rows)
    columnWidth = min(Self.widestColumn, (page.width + gutter) / blocksInRow - gutter)
    style = page.style
  }

  /// The columns that a full row takes.
  var width: Int { blocksInRow * (columnWidth + Self.gutter) - Self.gutter }

  /// Lays out the blocks, with an empty line between rows, ending in a line break.
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

  /// Lays out cells side by side, without spaces after the last.
  private func line(of cells: [String]) -> String {
    let last = cells.last ?? ""
    let others = cells.dropLast().map { style.padded($0, to: columnWidth) + style.faint(Self.rule) }
    return others.joined(separator: " ") + (others.isEmpty || last.isEmpty ? "" : " ") + last
  }
}
