import Foundation
import HeadlessUI

/// Shows the countries.
final class CountryListViewController: UIViewController {
  var presenter: (any CountryListEventHandler)?

  private let summary = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let table = UITableView()
  private var rows: [RowContent] = []

  override init() {
    super.init()
    title = "Countries"
  }

  override func loadView() {
    let column = UIStackView(arrangedSubviews: [summary, spinner, table])
    column.axis = .vertical
    view = column
    table.dataSource = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }
}

extension CountryListViewController: CountryListView {
  func showWaiting() {
    spinner.startAnimating()
  }

  func show(_ rows: [RowContent]) {
    self.rows = rows
    table.reloadData()
  }

  func show(summary: String) {
    spinner.stopAnimating()
    self.summary.text = summary
  }
}

extension CountryListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    cell.detailTextLabel?.text = rows[indexPath.row].detail
    return cell
  }
}
