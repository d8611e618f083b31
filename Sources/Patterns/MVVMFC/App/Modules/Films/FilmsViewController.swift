import Catalogue
import Foundation
import HeadlessUI

/// Shows a list of films, and passes the user's actions on to its view model.
final class FilmsViewController: UIViewController {
  private let summary = UILabel()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FilmsViewModelType

  init(viewModel: any FilmsViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("films.title")
  }

  override func loadView() {
    view = UIView.column(summary, list, spinner)
    list.delegate = self
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
}
