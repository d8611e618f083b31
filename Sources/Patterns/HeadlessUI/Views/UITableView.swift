public import Foundation

/// Provides a table view's rows.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section; called when the table is laid out.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the row at an index path; called only for rows that are about to be shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// Receives the user's actions on a table view.
public protocol UITableViewDelegate: AnyObject {
  /// Called when the user picks a row, never when code selects one.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

/// A list of rows in one section; it shows as many rows as the window has lines for.
open class UITableView: UIView {
  /// The position of a row after scrolling to it.
  nonisolated public enum ScrollPosition: Sendable {
    /// The position that takes the least scrolling.
    case none
    /// The topmost line of the table.
    case top
    /// The middle of the table.
    case middle
    /// The lowest line of the table.
    case bottom
  }

  /// The object that provides the rows; not kept alive by the table.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The object that is notified when the user picks a row; not kept alive by the table.
  open weak var delegate: (any UITableViewDelegate)?

  /// The row that is selected, or nil.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var rowCount = 0
  private var firstVisibleRow = 0
  private var visibleRowCount = 0
  private var cells: [Int: UITableViewCell] = [:]
  private var needsReload = true
  private var pendingScroll: (row: Int, position: ScrollPosition)?

  /// The distance that the table is scrolled, in lines: one row is one line high.
  open var contentOffset: CGPoint {
    get { CGPoint(x: 0, y: firstVisibleRow) }
    set { scroll(toFirstRow: Int(newValue.y)) }
  }

  /// Returns the number of rows in the section.
  open func numberOfRows(inSection section: Int) -> Int {
    if needsReload { reloadRowCount() }
    return rowCount
  }

  /// The rows on the screen, top to bottom; empty until the table has been laid out.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.keys.sorted().map { IndexPath(row: $0, section: 0) }
  }

  /// Returns the row at an index path, or nil while it is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath.row]
  }

  /// Discards every row and asks the data source again at the next layout; no row stays selected.
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

  /// Deselects a row; the delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathForSelectedRow == indexPath else { return }
    indexPathForSelectedRow = nil
    changed("deselectRow(at:animated:)", to: indexPath.row)
  }

  /// Scrolls until a row is at the given position, or as close to it as the number of rows allows; `.none` scrolls only
  /// as far as needed to show the row. A table that has no height yet scrolls when it gets one.
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

  /// Picks a row for the user: it is selected, then the delegate is notified.
  func pick(_ indexPath: IndexPath) {
    guard indexPath.row < numberOfRows(inSection: 0) else { return }
    indexPathForSelectedRow = indexPath
    guard let delegate else { return }
    sendAction("tableView(_:didSelectRowAt:)", indexPath.row, to: delegate) {
      delegate.tableView(self, didSelectRowAt: indexPath)
    }
  }

  /// Scrolls by whole pages for the user, down for a positive number.
  func scroll(pages: Int) {
    scroll(toFirstRow: firstVisibleRow + pages * visibleRowCount)
  }

  /// Asks for the rows that fit into `height` lines and have not been loaded.
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

  /// Removes the rows that are not kept from the screen.
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
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The second index.
  public var row: Int { self[1] }

  /// The first index.
  public var section: Int { self[0] }
}
