import Foundation
import HeadlessUI

/// The view models that the view controller displays.
protocol RegionsViewControllerInput: AnyObject {
  func displayFetch(viewModel: ListRegions.Fetch.ViewModel)
  func displayChoose(viewModel: ListRegions.Choose.ViewModel)
  func displayCancel(viewModel: ListRegions.Cancel.ViewModel)
}

typealias RegionsViewControllerOutput = RegionsInteractorInput

/// The scene that has presented the regions.
protocol RegionsDelegate: AnyObject {
  /// The user has chosen a region, which is in the data store now, or has cancelled, or has swiped the sheet away.
  func regionsDidClose()
}

/// The events of the scene's controls.
protocol RegionsEvents: AnyObject {
  func cancel(_ sender: Any)
}

/// Shows the regions in a sheet.
final class RegionsViewController: UIViewController {
  @Outlet var list: ListView

  var output: (any RegionsViewControllerOutput)?
  var router: (any RegionsRoutingLogic & RegionsDataPassing)?

  weak var delegate: (any RegionsDelegate)?

  init(dependencies: any Dependencies) {
    super.init()
    RegionsConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.fetch(request: ListRegions.Fetch.Request())
  }

  private func close() {
    router?.routeToCountries(segue: nil)
    delegate?.regionsDidClose()
  }
}

extension RegionsViewController: RegionsEvents {
  @IBAction func cancel(_ sender: Any) {
    output?.cancel(request: ListRegions.Cancel.Request())
  }
}

extension RegionsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    output?.choose(request: ListRegions.Choose.Request(row: indexPath.row))
  }
}

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.regionsDidClose()
  }
}

extension RegionsViewController: RegionsViewControllerInput {
  func displayFetch(viewModel: ListRegions.Fetch.ViewModel) {
    list.rows = viewModel.rows
    list.select(viewModel.selectedRow)
  }

  func displayChoose(viewModel: ListRegions.Choose.ViewModel) {
    list.select(viewModel.selectedRow)
    close()
  }

  func displayCancel(viewModel: ListRegions.Cancel.ViewModel) {
    close()
  }
}
