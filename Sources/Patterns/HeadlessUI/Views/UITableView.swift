public import Foundation

/// Provides a table view's rows.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has; asked when the table is laid out.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The row at an index path; asked only for rows that are about to be shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// Receives the user's actions on a table view.
public protocol UITableViewDelegate: AnyObject {
  /// Called when a person picks a row, never when code selects one.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// Rows, one under the other, of which as many are shown as the window has lines for. One section.
open class UITableView: UIView {
  /// Where a scrolled-to row comes to stand.
  nonisolated public enum ScrollPosition: Sendable {
    /// Wherever it takes the least scrolling.
    case none
    /// The topmost line of the table.
    case top
    /// Half way down.
    case middle
    /// The lowest line of the table.
    case bottom
  }

  /// Whom the table asks for rows; not kept alive by the table.
  open weak var dataSource: (any UITableViewDataSource)?

  /// Whom the table tells about picks; not kept alive by the table.
  open weak var delegate: (any UITableViewDelegate)?

  /// The row that is selected, or nil.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var rowCount = 0
  private var firstVisibleRow = 0
  private var visibleRowCount = 0
  private var cells: [Int: UITableViewCell] = [:]
  private var needsReload = true
  private var pendingScroll: (row: Int, position: ScrollPosition)?

  /// How far the table is scrolled, in lines: one row is one line high.
  open var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: firstVisibleRow) }
    set { scroll(toFirstRow: Int(newValue.y)) }
  }

  /// How many rows the section has.
  open func numberOfRows(inSection section: Int) -> Int {
    if needsReload { reloadRowCount() }
    return rowCount
  }

  /// The rows on the screen, top to bottom; empty until the table has been laid out.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.keys.sorted().map { IndexPath(row: $0, section: 0) }
  }

  /// The row at an index path, or nil while it is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath.row]
  }

  /// Forgets every row and asks the data source anew at the next layout; no row stays selected.
  open func reloadData() {
    needsReload = true
    keepCells { _ in false }
    indexPathForSelectedRow = nil
    changed("reloadData()", to: ())
  }

  /// Selects a row from code; the delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    changed("selectRow(at:animated:scrollPosition:)", to: indexPath?.row as Any)
  }

  /// Takes the selection from a row; the delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    indexPathForSelectedRow = nil
    changed("deselectRow(at:animated:)", to: indexPath.row)
  }

  /// Scrolls until a row stands at the given place, as far as there are rows; `.none` scrolls no further than
  /// it takes to show the row. A table that has no height yet scrolls when it gets one.
  open func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard visibleRowCount > 0 else {
      pendingScroll = (indexPath.row, position)
      return
    }
    switch position {
    case .none:
      if indexPath.row < firstVisibleRow {
        scroll(toFirstRow: indexPath.row)
      } else if indexPath.row >= firstVisibleRow + visibleRowCount {
        scroll(toFirstRow: indexPath.row - visibleRowCount + 1)
      }
    case .top: scroll(toFirstRow: indexPath.row)
    case .middle: scroll(toFirstRow: indexPath.row - visibleRowCount / 2)
    case .bottom: scroll(toFirstRow: indexPath.row - visibleRowCount + 1)
    }
  }

  /// A person picks a row: it is selected, then the delegate is notified.
  func pick(_ indexPath: IndexPath) {
    guard indexPath.row < numberOfRows(inSection: 0) else { return }
    indexPathForSelectedRow = indexPath
    guard let delegate else { return }
    sendAction("tableView(_:didSelectRowAt:)", indexPath.row, to: delegate) {
      delegate.tableView(self, didSelectRowAt: indexPath)
    }
  }

  /// A person scrolls by whole pages, down for a positive number.
  func scroll(pages: Int) {
    scroll(toFirstRow: firstVisibleRow + pages * visibleRowCount)
  }

  /// Asks for the rows that fit into `height` lines and are not there yet.
  func layout(height: Int) {
    if needsReload { reloadRowCount() }
    visibleRowCount = max(0, min(height, rowCount))
    firstVisibleRow = max(0, min(firstVisibleRow, rowCount - visibleRowCount))
    if let (row, position) = pendingScroll, visibleRowCount > 0 {
      pendingScroll = nil
      scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    }
    let visible = firstVisibleRow..<(firstVisibleRow + visibleRowCount)
    keepCells(where: visible.contains)
    for row in visible where cells[row] == nil {
      guard let cell = dataSource?.tableView(self, cellForRowAt: IndexPath(row: row, section: 0)) else {
        return
      }
      cells[row] = cell
      addSubview(cell)
    }
  }

  /// Takes the rows that are not kept off the screen.
  private func keepCells(where isKept: (Int) -> Bool) {
    for (row, cell) in cells where !isKept(row) {
      cells[row] = nil
      cell.removeFromSuperview()
    }
  }

  private func reloadRowCount() {
    rowCount = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    needsReload = false
  }

  private func scroll(toFirstRow row: Int) {
    let last = max(0, numberOfRows(inSection: 0) - visibleRowCount)
    firstVisibleRow = max(0, min(row, last))
  }
}

extension IndexPath {
  /// The path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The second index.
  public var row: Int { self[1] }

  /// The first index.
  public var section: Int { self[0] }
}
