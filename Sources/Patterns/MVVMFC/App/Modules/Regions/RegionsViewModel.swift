import Catalogue

/// The changes that the view model of the regions announces.
protocol RegionsViewModelDelegate: AnyObject {
  func itemsDidChange()
}

/// The content of the sheet of regions, and the user's actions.
protocol RegionsViewModelType: AnyObject {
  var delegate: (any RegionsViewModelDelegate)? { get set }

  var items: [ListItem] { get }
  /// The index of the item that is chosen.
  var selectedIndex: Int? { get }

  func reload()
  func selectedItem(index: Int)
  func cancel()
  /// The user has swiped the sheet away.
  func didLeave()
}

/// Prepares the list of regions, and hands the user's choice to whoever has shown the sheet.
final class RegionsViewModel: RegionsViewModelType {
  weak var delegate: (any RegionsViewModelDelegate)?

  private(set) var items: [ListItem] = []

  private let flowController: any RegionsFlowControllerType
  private let onChoose: (Region?) -> Void
  private let onCancel: () -> Void
  private let regions: [Region?] = [nil] + Region.allCases
  private let selectedRegion: Region?

  init(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void,
    flowController: any RegionsFlowControllerType
  ) {
    selectedRegion = selected
    self.onChoose = onChoose
    self.onCancel = onCancel
    self.flowController = flowController
  }

  var selectedIndex: Int? {
    regions.firstIndex(of: selectedRegion)
  }

  func reload() {
    items = regions.map { ListItem(title: $0?.rawValue ?? strings("regions.all"), detail: "") }
    delegate?.itemsDidChange()
  }

  func selectedItem(index: Int) {
    onChoose(regions[index])
    flowController.goBackToCountries()
  }

  func cancel() {
    onCancel()
    flowController.goBackToCountries()
  }

  func didLeave() {
    onCancel()
  }
}
