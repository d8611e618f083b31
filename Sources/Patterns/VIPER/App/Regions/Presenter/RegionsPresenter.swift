import Catalogue

/// The events of the sheet of regions.
protocol RegionsEventHandler: AnyObject {
  /// The screen has opened.
  func updateView()
  func chooseRegion(at index: Int)
  func cancel()
  /// The user has swiped the sheet away.
  func leave()
}

/// The view of the sheet of regions, as its presenter knows it.
protocol RegionsView: AnyObject {
  /// Shows regions, and which of them is selected: its index, or nil.
  func show(regions: [ListItem], selected: Int?)
}

/// Navigation from the sheet of regions.
protocol RegionsRouting: AnyObject {
  func close()
}

/// What the module tells the one that has opened it.
protocol RegionsModuleDelegate: AnyObject {
  /// The user has chosen the region of this name, or all for nil.
  func regionsModuleDidChoose(_ region: String?)
  /// The user has closed the sheet, and all stays as it was.
  func regionsModuleDidCancel()
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
    delegate?.regionsModuleDidCancel()
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
