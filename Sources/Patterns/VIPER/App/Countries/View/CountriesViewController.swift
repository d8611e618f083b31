import Catalogue
import Foundation
import HeadlessUI

/// The events of the scene's controls.
protocol CountriesEvents: AnyObject {
  func search(_ sender: Any)
  func reload(_ sender: Any)
  func sortByName(_ sender: Any)
  func sortByPopulation(_ sender: Any)
  func openRegions(_ sender: Any)
  func openFavourites(_ sender: Any)
}

/// Shows the list of countries, and passes the user's events on to its presenter.
final class CountriesViewController: UIViewController {
  @Outlet var searchField: UISearchTextField
  @Outlet var summary: UILabel
  @Outlet var retryButton: UIButton
  @Outlet var list: ListView
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var nameButton: UIBarButtonItem
  @Outlet var populationButton: UIBarButtonItem
  @Outlet var regionButton: UIBarButtonItem

  private let presenter: any CountriesEventHandler

  init(presenter: any CountriesEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
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

  @IBAction func openRegions(_ sender: Any) {
    presenter.openRegions()
  }

  @IBAction func openFavourites(_ sender: Any) {
    presenter.openFavourites()
  }
}

extension CountriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.openCountry(at: indexPath.row)
  }
}

extension CountriesViewController: CountriesView {
  func show(countries: [ListItem], opened: Int?) {
    list.show(countries, selected: opened)
  }

  func show(summary: String) {
    self.summary.text = summary
    retryButton.isHidden = true
  }

  func show(failure: String) {
    summary.text = failure
    retryButton.isHidden = false
  }

  func show(sorting: CountrySorting) {
    let isAscending = sorting.direction == .ascending
    nameButton.title = strings.order("order.name", isAscending: sorting.key == .name ? isAscending : nil)
    populationButton.title = strings.order(
      "order.population", isAscending: sorting.key == .population ? isAscending : nil)
  }

  func show(isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func show(region: String) {
    regionButton.title = region
  }

  func show(canChooseRegion: Bool) {
    regionButton.isEnabled = canChooseRegion
  }
}
