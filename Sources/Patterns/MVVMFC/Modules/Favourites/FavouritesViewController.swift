import Catalogue
import Foundation
import HeadlessUI

/// Shows the favourites, and tells its view model what the user does.
final class FavouritesViewController: UIViewController {
  var viewModel: any FavouritesViewModelType

  private let summary = UILabel()
  private let failure = UILabel()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  init(viewModel: any FavouritesViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("favourites.title")
  }

  override func loadView() {
    view = UIView.column(.row(summary, failure), list, spinner)
    list.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.loadingDidStart = { [weak self] in self?.showLoading() }
    viewModel.loadingDidFinish = { [weak self] in self?.showLoading() }
    viewModel.itemsDidChange = { [weak self] in self?.showItems() }
    viewModel.openedIndexDidChange = { [weak self] in self?.showOpenedIndex() }
    viewModel.summaryDidChange = { [weak self] in self?.showSummary() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.reload()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    viewModel.cancel()
  }

  private func showLoading() {
    spinner.setAnimating(viewModel.isLoading)
  }

  private func showItems() {
    let rows = viewModel.items.map { ListView.Row(title: $0.title, detail: $0.facts) }
    list.show(rows, selected: viewModel.openedIndex)
  }

  private func showOpenedIndex() {
    list.select(viewModel.openedIndex)
  }

  private func showSummary() {
    summary.text = viewModel.summaryText
    failure.text = viewModel.failureText
  }
}

extension FavouritesViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}
