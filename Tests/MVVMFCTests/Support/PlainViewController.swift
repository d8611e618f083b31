import Foundation
import HeadlessUI
import LibraryUI

@testable import MVVMFC

/// The plain program's view controller.
class PlainViewController: UIViewController, CountriesViewModelDelegate, UISearchBarDelegate,
  UITableViewDelegate
{
  let viewModel: any CountriesViewModelType

  let searchBar = UISearchBar()
  let summary = UILabel()
  let list = ListView()
  let spinner = UIActivityIndicatorView()
  lazy var nameButton = UIBarButtonItem(
    title: viewModel.nameOrderText, target: self, action: PlainViewController.sortByName)
  lazy var favouritesButton = UIBarButtonItem(
    title: "Favourites", target: self, action: PlainViewController.openFavourites)

  required init(viewModel: any CountriesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = "Countries"
  }

  override func loadView() {
    view = UIView.column(searchBar, summary, list, spinner)
    searchBar.delegate = self
    list.delegate = self
    toolbarItems = [nameButton]
    navigationItem.rightBarButtonItem = favouritesButton
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.reload()
  }

  func sortByName(_ sender: UIBarButtonItem) {
    viewModel.sortByName()
  }

  func openFavourites(_ sender: UIBarButtonItem) {
    viewModel.openFavourites()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    viewModel.search(text: searchText)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }

  func isLoadingDidChange() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func itemsDidChange() {
    list.show(viewModel.items, selected: nil)
  }

  func selectedIndexDidChange() {
    list.select(viewModel.selectedIndex)
  }

  func orderDidChange() {
    nameButton.title = viewModel.nameOrderText
  }

  func summaryDidChange() {
    summary.text = viewModel.summaryText
  }

  func regionDidChange() {}

  func canChooseRegionDidChange() {}

  func canRetryDidChange() {}
}
