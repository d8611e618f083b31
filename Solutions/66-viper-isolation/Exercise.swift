import Catalogue

@testable import VIPER

/// Chooses the next order of countries, and has those sorted that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore
  /// The sorting under way; a later one cancels it.
  private var sorting: Task<Void, Never>?

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySorting.Key) {
    // No await stands between reading the order and putting the next one back.
    store.put(store.countryOrder.next(by: key == .name ? .name : .population))
    sorting?.cancel()
    sorting = Task { [weak self, store] in
      let order = store.countryOrder
      var found: [Country]
      var sorted: [Country]
      repeat {
        found = store.countries.filtered(by: store.region)
        sorted = await LongSorting.sort(found, by: order)
        // Other countries may have been found meanwhile.
      } while found != store.countries.filtered(by: store.region)
      guard let self, !Task.isCancelled else { return }
      output?.sortedCountries(sorted.map(\.facts), by: order.facts)
    }
  }
}
