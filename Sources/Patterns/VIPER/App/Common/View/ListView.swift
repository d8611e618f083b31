import Foundation
import HeadlessUI

/// A table of items, each with a title, a detail and an accessory.
final class ListView: UITableView {
  /// The accessory at the end of each row.
  var accessoryType = UITableViewCell.AccessoryType.disclosureIndicator

  private var items: [ListItem] = []

  override init() {
    super.init()
    dataSource = self
  }

  /// Replaces the items, and selects the one at the index `selected`, or none.
  func show(_ items: [ListItem], selected: Int? = nil) {
    self.items = items
    reloadData()
    let indexPath = selected.map { IndexPath(row: $0, section: 0) }
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }
}

extension ListView: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = items[indexPath.row].title
    cell.detailTextLabel?.text = items[indexPath.row].detail
    cell.accessoryType = accessoryType
    return cell
  }
}
