import Catalogue
import Foundation
import HeadlessUI
import LibraryUI

/// Shows the regions in a sheet, and passes the user's actions on to its view model.
final class RegionsViewController: UIViewController {
  private let list = ListView()
  private lazy var cancelButton = UIBarButtonItem(
    title: strings("regions.cancel"), target: self, action: RegionsViewController.cancel)

  private let viewModel: any RegionsViewModelType

  init(viewModel: any RegionsViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("regions.title")
  }

  override func loadView() {
    view = UIView.column(list)
    list.accessoryType = .none
    list.delegate = self
    navigationItem.rightBarButtonItem = cancelButton
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.reload()
  }

  private func cancel(_ sender: UIBarButtonItem) {
    viewModel.cancel()
  }
}

extension RegionsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.selectedItem(index: indexPath.row)
  }
}

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.didLeave()
  }
}

extension RegionsViewController: RegionsViewModelDelegate {
  func itemsDidChange() {
    list.show(viewModel.items, selected: viewModel.selectedIndex)
  }
}
