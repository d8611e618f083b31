import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol RegionsInteractorInput: AnyObject {
  var model: (any RegionsModelUpdating)! { get set }
  var actions: (any ActionFactory)! { get set }
  var delegate: (any RegionsInteractorDelegate)? { get set }

  /// Lists the regions.
  func load()
}

/// The events of the scene's controls.
protocol RegionsEvents: AnyObject {
  func chooseRegion(_ sender: Any)
  func cancel(_ sender: Any)
}

/// The notifications that the interactor sends after it has updated the model.
protocol RegionsInteractorDelegate: AnyObject {
  func regionsDidLoad()
  /// The user has chosen a region, or all for nil.
  func regionsDidChoose(_ region: Region?)
  func regionsDidCancel()
}

/// Handles the events of the sheet of regions.
final class RegionsInteractor {
  @Outlet var list: any RowInput

  var model: (any RegionsModelUpdating)!
  var actions: (any ActionFactory)!
  weak var delegate: (any RegionsInteractorDelegate)?
}

extension RegionsInteractor: RegionsInteractorInput {
  func load() {
    let action = actions.listRegions()
    action.run { [weak self] result in
      guard let self else { return }
      model.update(regions: [nil] + result.get())
      delegate?.regionsDidLoad()
    }
  }
}

extension RegionsInteractor: RegionsEvents {
  @IBAction func chooseRegion(_ sender: Any) {
    guard let row = list.selectedRow else { return }
    let region = model.regions[row]
    model.update(selected: region)
    delegate?.regionsDidChoose(region)
  }

  @IBAction func cancel(_ sender: Any) {
    model.update(isCancelled: true)
    delegate?.regionsDidCancel()
  }
}
