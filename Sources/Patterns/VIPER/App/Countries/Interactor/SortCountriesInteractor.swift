import Catalogue

/// As a user, I want to sort the countries, either way.
protocol SortCountriesInteractorInput: AnyObject {
  /// Sorts the countries that were found last: the other way if `key` is that of the current order.
  func sort(by key: CountrySorting.Key)
}

/// The result of sorting countries.
protocol SortCountriesInteractorOutput: AnyObject {
  func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting)
}

/// Chooses the next order of countries, and sorts those that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: key == .name ? .name : .population)
    let countries = store.countries.filtered(by: store.region).sorted(by: order)
    store.put(order)
    output?.sortedCountries(countries.map(\.facts), by: order.facts)
  }
}
