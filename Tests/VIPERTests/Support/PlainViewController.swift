import Foundation
import HeadlessUI

@testable import VIPER

/// The plain program's view.
class PlainViewController: UIViewController, CountriesView, CountriesEvents, UITableViewDataSource,
  UITableViewDelegate
{
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var nameButton: UIBarButtonItem

  var presenter: (any CountriesEventHandler)?

  private var rows: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func search(_ sender: Any) {
    presenter?.search(for: searchField.text ?? "")
  }

  func reload(_ sender: Any) {
    presenter?.reload()
  }

  func sortByName(_ sender: Any) {
    presenter?.sortByName()
  }

  func sortByPopulation(_ sender: Any) {}

  func openFavourites(_ sender: Any) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.openCountry(row: indexPath.row)
  }

  func showCountries(_ rows: [Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
  }

  func clearSelection() {}

  func showSummary(_ text: String) {
    summary.text = text
  }

  func showSorting(_ sorting: SortingContent) {
    nameButton.title = sorting.byName
  }

  func showLoading(_ isLoading: Bool) {}

  func showRetry(_ isOffered: Bool) {}
}
