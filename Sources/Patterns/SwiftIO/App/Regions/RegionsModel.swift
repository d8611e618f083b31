import Catalogue

/// The part of the model that the view model reads.
protocol RegionsModelReading: AnyObject {
  /// The choices: a region, or nil for all of them.
  var regions: [Region?] { get }
  /// The row of the region that is chosen.
  var selectedRow: Int? { get }
  /// True once the user has cancelled.
  var isCancelled: Bool { get }
}

/// The model as the interactor updates it.
protocol RegionsModelUpdating: RegionsModelReading {
  func update(regions: [Region?])
  func update(selected region: Region?)
  func update(isCancelled: Bool)
}

/// The data of the sheet of regions.
final class RegionsModel: RegionsModelUpdating {
  private(set) var regions: [Region?] = []
  private(set) var isCancelled = false

  private var selectedRegion: Region?

  init(selected region: Region?) {
    selectedRegion = region
  }

  var selectedRow: Int? {
    regions.firstIndex(of: selectedRegion)
  }

  func update(regions: [Region?]) {
    self.regions = regions
  }

  func update(selected region: Region?) {
    selectedRegion = region
  }

  func update(isCancelled: Bool) {
    self.isCancelled = isCancelled
  }
}
