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

  private var countries: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  func search(_ sender: Any) {
    presenter?.search(for: searchField.text ?? "")
  }

  func sortByName(_ sender: Any) {
    presenter?.sortByName()
  }

  func sortByPopulation(_ sender: Any) {}

  func openFavourites(_ sender: Any) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = countries[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.openCountry(row: indexPath.row)
  }

  func showCountries(_ countries: [Row], selectedRow: Int?) {
    self.countries = countries
    list.reloadData()
  }

  func showSelection(row: Int?) {}

  func showSummary(_ text: String) {
    summary.text = text
  }

  func showSorting(_ sorting: SortingContent) {
    nameButton.title = sorting.byName
  }

  func showLoading(_ isLoading: Bool) {}
}
