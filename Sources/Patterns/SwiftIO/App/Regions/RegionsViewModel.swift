import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's request, and the part that it injects.
protocol RegionsViewModelInput: AnyObject {
  var model: (any RegionsModelReading)! { get set }

  /// Updates the whole view.
  func refresh()
}

/// Formats the sheet of regions.
final class RegionsViewModel {
  @Outlet var list: any ListDisplay

  var model: (any RegionsModelReading)!
}

extension RegionsViewModel: RegionsViewModelInput {
  func refresh() {
    list.rows = model.regions.map { Row(title: $0?.rawValue ?? strings("regions.all"), detail: "") }
    list.selectedRow = model.selectedRow
  }
}
