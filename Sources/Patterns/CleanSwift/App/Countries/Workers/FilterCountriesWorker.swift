import Catalogue

/// Filters countries.
protocol FilterCountriesWorking: AnyObject {
  /// Returns the countries in a region, or all of them for nil.
  func filter(_ countries: [Country], by region: Region?) -> [Country]
}

/// Filters countries by the region that the catalogue gives them.
final class FilterCountriesWorker: FilterCountriesWorking {
  func filter(_ countries: [Country], by region: Region?) -> [Country] {
    countries.filtered(by: region)
  }
}
