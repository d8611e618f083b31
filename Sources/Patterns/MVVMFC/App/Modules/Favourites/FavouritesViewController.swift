import Catalogue
import Foundation
import HeadlessUI
import LibraryUI

/// Shows the favourites, and passes the user's actions on to its view model.
final class FavouritesViewController: UIViewController {
  private let summary = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FavouritesViewModelType

  init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("favourites.title")
  }

  override func loadView() {
    view = UIView.column(summary, retryButton, list, spinner)
    list.delegate = self
    retryButton.addTarget(self, action: FavouritesViewController.reload, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isLoadingDidChange = { [weak self] in self?.showIsLoading() }
    viewModel.itemsDidChange = { [weak self] in self?.showItems() }
    viewModel.selectedIndexDidChange = { [weak self] in self?.showSelectedIndex() }
    viewModel.summaryDidChange = { [weak self] in self?.showSummary() }
    viewModel.canRetryDidChange = { [weak self] in self?.showCanRetry() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.cancel()
  }

  private func reload(_ sender: UIButton) {
    viewModel.retry()
  }

  private func showIsLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }

  private func showItems() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }

  private func showSelectedIndex() {
    list.select(viewModel.selectedIndex)
  }

  private func showSummary() {
    summary.text = viewModel.summaryText
  }

  private func showCanRetry() {
    retryButton.isHidden = !viewModel.canRetry
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}
