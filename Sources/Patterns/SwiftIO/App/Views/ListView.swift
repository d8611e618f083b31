import Foundation
import HeadlessUI

/// A list that shows the rows it is given, and sends its primary action when the user selects one.
final class ListView: UIControl, ListDisplay, RowInput {
  private let table = UITableView()

  /// The accessory at the end of each row.
  var accessoryType = UITableViewCell.AccessoryType.disclosureIndicator

  var rows: [Row] = [] {
    didSet { table.reloadData() }
  }

  var selectedRow: Int? {
    get { table.indexPathForSelectedRow?.row }
    set {
      let indexPath = newValue.map { IndexPath(row: $0, section: 0) }
      table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    }
  }

  override init() {
    super.init()
    addSubview(table)
    table.dataSource = self
    table.delegate = self
  }
}

extension ListView: UITableViewDataSource, UITableViewDelegate {
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

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sendActions(for: .primaryActionTriggered)
  }
}
