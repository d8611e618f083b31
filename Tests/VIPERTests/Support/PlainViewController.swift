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

  private var items: [ListItem] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.updateView()
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

  func openRegions(_ sender: Any) {}

  func openFavourites(_ sender: Any) {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = items[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.openCountry(at: indexPath.row)
  }

  func show(countries: [ListItem], opened: Int?) {
    items = countries
    list.reloadData()
  }

  func show(summary: String) {
    self.summary.text = summary
  }

  func show(failure: String) {}

  func show(sorting: CountrySorting) {
    nameButton.title = sorting.direction == .ascending ? "Name ↑" : "Name ↓"
  }

  func show(isLoading: Bool) {}

  func show(region: String) {}

  func show(canChooseRegion: Bool) {}
}
