import Foundation
import HeadlessUI

/// A table of rows that lead on, each with a title and a detail.
final class ListView: UITableView {
  /// A row.
  struct Row {
    let title: String
    let detail: String
  }

  private var rows: [Row] = []

  /// An empty table that is its own data source.
  override init() {
    super.init()
    dataSource = self
  }

  /// Shows rows in the place of those before; `selected` is one of them, counted from 0, or nil.
  func show(_ rows: [Row], selected: Int?) {
    self.rows = rows
    reloadData()
    select(selected)
  }

  /// Selects a row, counted from 0, or none.
  func select(_ row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }
}

extension ListView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
