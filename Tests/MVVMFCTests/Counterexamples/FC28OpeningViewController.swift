import Foundation
import HeadlessUI

@testable import MVVMFC

/// Ignores a tap on the first row; for other rows, a second function calls the view model.
private final class OpeningViewController: UIViewController, UITableViewDelegate {
  private let viewModel: any CountriesViewModelType

  init(viewModel: any CountriesViewModelType) {
    self.viewModel = viewModel
    super.init()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row > 0 else { return }
    open(indexPath.row)
  }

  private func open(_ row: Int) {
    viewModel.selectedItem(index: row)
  }
}
