import Foundation
import HeadlessUI

/// Shows a list of countries, and reports what the user does to it.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem

  var presenter: (any CountriesEventHandler)?

  private var countries: [CountryContent] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }
}

extension CountriesViewController: CountriesActions {
  @IBAction func search(_ sender: Any) {
    presenter?.search(for: searchField.text ?? "")
  }

  @IBAction func sortByName(_ sender: Any) {
    presenter?.sortByName()
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    presenter?.sortByPopulation()
  }

  @IBAction func openFavourites(_ sender: Any) {
    presenter?.openFavourites()
  }

  @IBAction func retry(_ sender: Any) {
    presenter?.retry()
  }
}

extension CountriesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = countries[indexPath.row].name
    cell.detailTextLabel?.text = countries[indexPath.row].facts
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.open(row: indexPath.row)
  }
}

extension CountriesViewController: CountriesView {
  func show(_ countries: [CountryContent], openedRow: Int?) {
    self.countries = countries
    list.reloadData()
    failure.message = nil
    showOpened(row: openedRow)
  }

  func showOpened(row: Int?) {
    let indexPath = row.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func show(summary text: String) {
    summary.text = text
  }

  func show(_ sorting: SortingContent) {
    nameButton.title = sorting.byName
    populationButton.title = sorting.byPopulation
  }

  func showRest() {
    spinner.stopAnimating()
  }

  func show(failure message: String) {
    failure.message = message
  }
}
