import Catalogue

@testable import VIPER

/// Chooses the next order of countries, and has those sorted that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: key == .name ? .name : .population)
    let found = store.countries.filtered(by: store.region)
    Task { [weak self, store] in
      let sorted = await LongSorting.sort(found, by: order)
      store.put(order)
      self?.output?.sortedCountries(sorted.map(\.facts), by: order.facts)
    }
  }
}
