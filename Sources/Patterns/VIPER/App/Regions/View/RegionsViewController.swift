import Foundation
import HeadlessUI

/// The events of the scene's controls.
protocol RegionsEvents: AnyObject {
  func cancel(_ sender: Any)
}

/// Shows the regions in a sheet, and passes the user's events on to its presenter.
final class RegionsViewController: UIViewController {
  @Outlet var list: ListView

  private let presenter: any RegionsEventHandler

  init(presenter: any RegionsEventHandler) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.updateView()
  }
}

extension RegionsViewController: RegionsEvents {
  @IBAction func cancel(_ sender: Any) {
    presenter.cancel()
  }
}

extension RegionsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.chooseRegion(at: indexPath.row)
  }
}

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    presenter.leave()
  }
}

extension RegionsViewController: RegionsView {
  func show(regions: [ListItem], selected: Int?) {
    list.show(regions, selected: selected)
  }
}
