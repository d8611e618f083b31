import Foundation
import HeadlessUI

/// The events of the scene's controls.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func reload(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openFavourites(_ sender: Any)
}

/// Shows the list of countries, and passes the user's events on to its presenter.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: UITableView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem

  private let presenter: any CountriesEventHandler

  private var rows: [Row] = []

  init(presenter: any CountriesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

extension CountriesViewController: CountriesEvents {
  @IBAction func search(_ sender: Any) {
    presenter.search(for: searchField.text ?? "")
  }

  @IBAction func reload(_ sender: Any) {
    presenter.reload()
  }

  @IBAction func sortByName(_ sender: Any) {
    presenter.sortByName()
  }

  @IBAction func sortByPopulation(_ sender: Any) {
    presenter.sortByPopulation()
  }

  @IBAction func openFavourites(_ sender: Any) {
    presenter.openFavourites()
  }
}

extension CountriesViewController: UITableViewDataSource, UITableViewDelegate {
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

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openCountry(row: indexPath.row)
  }
}

extension CountriesViewController: CountriesView {
  func showCountries(_ rows: [Row], selectedRow: Int?) {
    self.rows = rows
    list.reloadData()
    let indexPath = selectedRow.map { IndexPath(row: $0, section: 0) }
    list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  func clearSelection() {
    list.selectRow(at: nil, animated: false, scrollPosition: .none)
  }

  func showSummary(_ text: String) {
    summary.text = text
  }

  func showSorting(_ sorting: SortingContent) {
    nameButton.title = sorting.byName
    populationButton.title = sorting.byPopulation
  }

  func showLoading(_ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showRetry(_ isOffered: Bool) {
    retryButton.isHidden = !isOffered
  }
}
