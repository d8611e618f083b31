import Catalogue
import Foundation
import HeadlessUI

@testable import VIPER

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

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {}

extension RegionsViewController: RegionsView {
  func show(regions: [ListItem], selected: Int?) {
    list.show(regions, selected: selected)
  }
}

/// Decides what the sheet of regions shows, and hands the choice to the module that has opened it.
final class RegionsPresenter {
  weak var view: (any RegionsView)?
  weak var delegate: (any RegionsModuleDelegate)?

  private let listRegions: any ListRegionsInteractorInput
  private let wireframe: any RegionsRouting

  /// The names of the regions; nil stands for all of them.
  private var regions: [String?] = []

  init(listRegions: any ListRegionsInteractorInput, wireframe: any RegionsRouting) {
    self.listRegions = listRegions
    self.wireframe = wireframe
  }
}

extension RegionsPresenter: RegionsEventHandler {
  func updateView() {
    listRegions.listRegions()
  }

  func chooseRegion(at index: Int) {
    delegate?.regionsModuleDidChoose(regions[index])
    wireframe.close()
  }

  func cancel() {
    delegate?.regionsModuleDidCancel()
    wireframe.close()
  }

  func leave() {
    // The user has closed the sheet, so there is nothing left to do.
  }
}

extension RegionsPresenter: ListRegionsInteractorOutput {
  func listedRegions(_ names: [String], chosen: String?) {
    regions = [nil] + names
    view?.show(
      regions: regions.map { ListItem(title: $0 ?? strings("regions.all"), detail: "") },
      selected: regions.firstIndex(of: chosen))
  }
}
