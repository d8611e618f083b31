import Catalogue
import Foundation
import HeadlessUI

/// Shows a list of films, and tells its view model what the user does.
final class FilmsViewController: UIViewController {
  var viewModel: any FilmsViewModelType

  private let summary = UILabel()
  private let failure = UILabel()
  private let list = ListView()
  private let spinner = UIActivityIndicatorView()

  init(viewModel: any FilmsViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("films.title")
  }

  override func loadView() {
    view = UIView.column(.row(summary, failure), list, spinner)
    list.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.reload()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { viewModel.cancel() }
  }
}

extension FilmsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}

extension FilmsViewController: FilmsViewModelDelegate {
  func loadingDidStart() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func loadingDidFinish() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func itemsDidChange() {
    let rows = viewModel.items.map { ListView.Row(title: $0.title, detail: $0.facts) }
    list.show(rows, selected: viewModel.openedIndex)
  }

  func openedIndexDidChange() {
    list.select(viewModel.openedIndex)
  }

  func summaryDidChange() {
    summary.text = viewModel.summaryText
    failure.text = viewModel.failureText
  }
}
