import Foundation
import HeadlessUI
import LibraryUI

@testable import MVVMFC

/// The plain program's list of favourites, over the app's view model, which announces changes through closures.
class PlainFavouritesViewController: UIViewController, UITableViewDelegate {
  let viewModel: any FavouritesViewModelType

  let summary = UILabel()
  let retryButton = UIButton.retry()
  let list = ListView()
  let spinner = UIActivityIndicatorView()

  required init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = "Favourites"
  }

  override func loadView() {
    view = UIView.column(summary, retryButton, list, spinner)
    list.delegate = self
    retryButton.addTarget(self, action: PlainFavouritesViewController.retry, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listen()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    leave()
  }

  /// Reports to the view model that the user leaves.
  func leave() {
    viewModel.cancel()
  }

  /// Sets the view model's closures.
  func listen() {
    viewModel.isLoadingDidChange = { [weak self] in self?.showIsLoading() }
    viewModel.itemsDidChange = { [weak self] in self?.showItems() }
    viewModel.selectedIndexDidChange = { [weak self] in self?.showSelectedIndex() }
    viewModel.summaryDidChange = { [weak self] in self?.showSummary() }
    viewModel.canRetryDidChange = { [weak self] in self?.showCanRetry() }
  }

  func retry(_ sender: UIButton) {
    viewModel.retry()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }

  func showIsLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func showItems() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }

  func showSelectedIndex() {
    list.select(viewModel.selectedIndex)
  }

  func showSummary() {
    summary.text = viewModel.summaryText
  }

  func showCanRetry() {
    retryButton.isHidden = !viewModel.canRetry
  }
}

extension MVVMFCProgram {
  /// Returns the plain program with its own list of favourites.
  static func plain<ViewController: PlainFavouritesViewController>(
    favourites: ViewController.Type
  ) -> MVVMFCProgram {
    var program = plain()
    program.countries.flowController = nil
    program.favourites.viewController = { ViewController(viewModel: $0) }
    return program
  }
}
