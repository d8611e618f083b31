import Catalogue

/// As a user, I want to see the regions.
protocol ListRegionsInteractorInput: AnyObject {
  func listRegions()
}

/// The result of listing regions.
protocol ListRegionsInteractorOutput: AnyObject {
  /// The names of the regions, and the name of the one that the user has chosen, or nil for all.
  func listedRegions(_ names: [String], chosen: String?)
}

/// Lists the regions.
final class ListRegionsInteractor: ListRegionsInteractorInput {
  weak var output: (any ListRegionsInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func listRegions() {
    output?.listedRegions(Region.allCases.map(\.rawValue), chosen: store.region?.rawValue)
  }
}
