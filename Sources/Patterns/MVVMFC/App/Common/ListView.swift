import Foundation
import HeadlessUI

/// A table of rows, each with a title, a detail and an accessory.
final class ListView: UITableView {
  /// The accessory at the end of each row.
  var accessoryType = UITableViewCell.AccessoryType.disclosureIndicator

  private(set) var rows: [ListItem] = []

  /// Creates an empty table that is its own data source.
  override init() {
    super.init()
    dataSource = self
  }

  /// Replaces the rows, and selects the row at the index `selected`, or none.
  func show(_ rows: [ListItem], selected: Int?) {
    self.rows = rows
    reloadData()
    select(selected)
  }

  /// Selects the row at an index, or none.
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
    cell.accessoryType = accessoryType
    return cell
  }
}
