import Foundation
import HeadlessUI

@testable import VIPER

/// The plain program's view.
class PlainViewController: UIViewController, CountriesView, CountriesActions, UITableViewDataSource,
  UITableViewDelegate
{
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var failure: any FailureDisplay
  @Outlet var nameButton: UIBarButtonItem

  var presenter: (any CountriesEventHandler)?

  private var countries: [CountryContent] = []

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

  func retry(_ sender: Any) {
    presenter?.retry()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = countries[indexPath.row].name
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.open(row: indexPath.row)
  }

  func show(_ countries: [CountryContent], openedRow: Int?) {
    self.countries = countries
    list.reloadData()
  }

  func showOpened(row: Int?) {}

  func show(summary text: String) {
    summary.text = text
  }

  func show(_ sorting: SortingContent) {
    nameButton.title = sorting.byName
  }

  func showRest() {}

  func show(failure message: String) {
    failure.message = message
  }
}
