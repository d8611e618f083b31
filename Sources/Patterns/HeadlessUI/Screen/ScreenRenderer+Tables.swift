import TextLayout

extension ScreenRenderer {
  /// Returns the heights of tables that share `room` lines: the longer ones get the lines that a short one leaves.
  func shares(of room: Int, among tables: [UITableView]) -> [Int] {
    let counts = tables.map { $0.numberOfRows(inSection: 0) }
    var heights = counts
    var left = room
    for (place, index) in counts.indices.sorted(by: { counts[$0] < counts[$1] }).enumerated() {
      let fair = left / (counts.count - place)
      heights[index] = min(counts[index], max(3, fair))
      left -= heights[index]
    }
    return heights
  }

  /// Draws the rows that fit; if they do not all fit, a line above and one below say how many more there are.
  mutating func draw(table: UITableView, height: Int) {
    let count = table.numberOfRows(inSection: 0)
    let fits = count <= height
    table.layout(height: fits ? height : max(1, height - 2))
    let visible = table.indexPathsForVisibleRows ?? []
    let above = visible.first?.row ?? 0
    let below = count - (visible.last.map { $0.row + 1 } ?? 0)
    if !fits { append(above > 0 ? more("↑ \(above) more") : Line(text: ""), in: .cell) }
    if above > 0 {
      add(.scrollUp, label: "\(above) more") { [weak table] _ in table?.scroll(pages: -1) }
    }
    for indexPath in visible {
      guard let cell = table.cellForRow(at: indexPath) else { continue }
      draw(cell: cell, isSelected: table.indexPathForSelectedRow == indexPath)
      add(.row, label: cell.textLabel?.text ?? "") { [weak table] _ in table?.pick(indexPath) }
    }
    if !fits { append(below > 0 ? more("↓ \(below) more") : Line(text: ""), in: .cell) }
    if below > 0 {
      add(.scrollDown, label: "\(below) more") { [weak table] _ in table?.scroll(pages: 1) }
    }
  }

  private func more(_ text: String) -> Line { Line(text: text, parts: [.init(.more, text)]) }

  /// Draws the title on the left and the detail on the right; if they do not both fit, the detail is shortened first.
  private mutating func draw(cell: UITableViewCell, isSelected: Bool) {
    let accessory =
      switch cell.accessoryType {
      case .none: ""
      case .disclosureIndicator: " ›"
      case .checkmark: " ✓"
      }
    let room = inner - 2 - accessory.columns
    let title = (cell.textLabel?.text ?? "").onOneLine.truncated(to: room)
    let detail = (cell.detailTextLabel?.text ?? "").onOneLine.truncated(to: room - title.columns - 2)
    let gap = String(repeating: " ", count: room - title.columns - detail.columns)
    let parts: [Screen.Row.Part?] = [
      isSelected ? .init(.selected) : nil, .init(.title, cell.textLabel?.text ?? ""),
      cell.detailTextLabel?.text.map { Screen.Row.Part(.detail, $0) },
      cell.accessoryType == .disclosureIndicator ? .init(.disclosure) : nil,
      cell.accessoryType == .checkmark ? .init(.checkmark) : nil,
    ]
    append(
      Line(
        text: (isSelected ? "▸ " : "  ") + title + gap + detail + accessory, parts: parts.compactMap(\.self)),
      in: .cell)
  }
}
