import Catalogue
import Foundation
import HeadlessUI
import LibraryUI

/// Shows the list of countries, and passes the user's actions on to its view model.
///
/// The framework observes what `updateProperties()` reads, so the view controller is nobody's delegate for changes.
final class ObservableCountriesViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let summary = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()
  private lazy var nameButton = UIBarButtonItem(
    title: nil, target: self, action: ObservableCountriesViewController.sortByName)
  private lazy var populationButton = UIBarButtonItem(
    title: nil, target: self, action: ObservableCountriesViewController.sortByPopulation)
  private lazy var regionButton = UIBarButtonItem(
    title: nil, target: self, action: ObservableCountriesViewController.openRegions)
  private lazy var favouritesButton = UIBarButtonItem(
    title: strings("favourites.title"), target: self,
    action: ObservableCountriesViewController.openFavourites)

  private let viewModel: any ObservableCountriesViewModelType

  init(viewModel: any ObservableCountriesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("countries.title")
  }

  override func loadView() {
    view = UIView.column(searchBar, summary, retryButton, list, spinner)
    searchBar.placeholder = strings("countries.search")
    searchBar.delegate = self
    list.delegate = self
    retryButton.addTarget(self, action: ObservableCountriesViewController.reload, for: .touchUpInside)
    toolbarItems = [nameButton, populationButton, regionButton]
    navigationItem.rightBarButtonItem = favouritesButton
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.reload()
  }

  override func updateProperties() {
    super.updateProperties()
    spinner.setAnimating(viewModel.isLoading)
    list.show(viewModel.items, selected: viewModel.selectedIndex)
    summary.text = viewModel.summaryText
    retryButton.isHidden = !viewModel.canRetry
    nameButton.title = viewModel.nameOrderText
    populationButton.title = viewModel.populationOrderText
    regionButton.title = viewModel.regionText
    regionButton.isEnabled = viewModel.canChooseRegion
  }

  private func sortByName(_ sender: UIBarButtonItem) {
    viewModel.sortByName()
  }

  private func sortByPopulation(_ sender: UIBarButtonItem) {
    viewModel.sortByPopulation()
  }

  private func openRegions(_ sender: UIBarButtonItem) {
    viewModel.openRegions()
  }

  private func openFavourites(_ sender: UIBarButtonItem) {
    viewModel.openFavourites()
  }

  private func reload(_ sender: UIButton) {
    viewModel.reload()
  }
}

extension ObservableCountriesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.search(text: searchText)
  }
}

extension ObservableCountriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // The table follows a change only at the end of the turn, so the item may have moved or gone.
    guard let index = viewModel.items.firstIndex(of: list.rows[indexPath.row]) else { return }
    viewModel.selectedItem(index: index)
  }
}
