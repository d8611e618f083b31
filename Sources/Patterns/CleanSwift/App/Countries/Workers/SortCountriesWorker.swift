import Catalogue

/// Sorts countries.
protocol SortCountriesWorking: AnyObject {
  /// Returns the countries in the given order.
  func sort(_ countries: [Country], by order: CountryOrder) -> [Country]
}

/// Sorts countries by the catalogue's comparison.
final class SortCountriesWorker: SortCountriesWorking {
  func sort(_ countries: [Country], by order: CountryOrder) -> [Country] {
    countries.sorted(by: order)
  }
}
