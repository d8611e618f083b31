import Catalogue
import Foundation
import HeadlessUI
import LibraryUI

/// Shows a list of films, and passes the user's actions on to its view model.
final class FilmsViewController: UIViewController {
  private let summary = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FilmsViewModelType

  init(viewModel: any FilmsViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("films.title")
  }

  override func loadView() {
    view = UIView.column(summary, retryButton, list, spinner)
    list.delegate = self
    retryButton.addTarget(self, action: FilmsViewController.reload, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { viewModel.cancel() }
  }

  private func reload(_ sender: UIButton) {
    viewModel.reload()
  }
}

extension FilmsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}

extension FilmsViewController: FilmsViewModelDelegate {
  func isLoadingDidChange() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func itemsDidChange() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }

  func selectedIndexDidChange() {
    list.select(viewModel.selectedIndex)
  }

  func summaryDidChange() {
    summary.text = viewModel.summaryText
  }

  func canRetryDidChange() {
    retryButton.isHidden = !viewModel.canRetry
  }
}
