import Catalogue
import Foundation
import HeadlessUI
import LibraryUI

/// Shows the list of countries, and passes the user's actions on to its view model.
final class CountriesViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let summary = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()
  private lazy var nameButton = UIBarButtonItem(
    title: viewModel.nameOrderText, target: self, action: CountriesViewController.sortByName)
  private lazy var populationButton = UIBarButtonItem(
    title: viewModel.populationOrderText, target: self, action: CountriesViewController.sortByPopulation)
  private lazy var regionButton = UIBarButtonItem(
    title: viewModel.regionText, target: self, action: CountriesViewController.openRegions)
  private lazy var favouritesButton = UIBarButtonItem(
    title: strings("favourites.title"), target: self, action: CountriesViewController.openFavourites)

  private let viewModel: any CountriesViewModelType

  init(viewModel: any CountriesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("countries.title")
  }

  override func loadView() {
    view = UIView.column(searchBar, summary, retryButton, list, spinner)
    searchBar.placeholder = strings("countries.search")
    searchBar.delegate = self
    list.delegate = self
    retryButton.addTarget(self, action: CountriesViewController.reload, for: .touchUpInside)
    toolbarItems = [nameButton, populationButton, regionButton]
    navigationItem.rightBarButtonItem = favouritesButton
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.reload()
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

extension CountriesViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.search(text: searchText)
  }
}

extension CountriesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}

extension CountriesViewController: CountriesViewModelDelegate {
  func isLoadingDidChange() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func itemsDidChange() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }

  func selectedIndexDidChange() {
    list.select(viewModel.selectedIndex)
  }

  func orderDidChange() {
    nameButton.title = viewModel.nameOrderText
    populationButton.title = viewModel.populationOrderText
  }

  func regionDidChange() {
    regionButton.title = viewModel.regionText
  }

  func canChooseRegionDidChange() {
    regionButton.isEnabled = viewModel.canChooseRegion
  }

  func summaryDidChange() {
    summary.text = viewModel.summaryText
  }

  func canRetryDidChange() {
    retryButton.isHidden = !viewModel.canRetry
  }
}
