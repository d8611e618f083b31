import Catalogue

/// Sorts countries.
protocol SortCountriesWorking: AnyObject {
  /// The countries in an order.
  func sort(_ countries: [Country], by order: CountryOrder) -> [Country]
}

/// Sorts countries as the catalogue does.
final class SortCountriesWorker: SortCountriesWorking {
  func sort(_ countries: [Country], by order: CountryOrder) -> [Country] {
    countries.sorted(by: order)
  }
}
