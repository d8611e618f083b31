import Catalogue

/// Lists regions.
protocol ListRegionsWorking: AnyObject {
  /// Returns the choices: the regions by name, after nil for all of them.
  func listRegions() -> [Region?]
}

/// Lists the regions that the catalogue knows.
final class ListRegionsWorker: ListRegionsWorking {
  func listRegions() -> [Region?] {
    [nil] + Region.allCases
  }
}
