import Catalogue

@testable import VIPER

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
