import Catalogue

/// As a user, I want to sort the countries, either way.
protocol SortCountriesInteractorInput: AnyObject {
  /// Sorts by a key; by the same key a second time, the other way round.
  func sort(by key: CountrySortKey)
}

/// What came of sorting countries.
protocol SortCountriesInteractorOutput: AnyObject {
  func sorted(_ countries: CountryOverview)
}

/// Sorts the countries that were found.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySortKey) {
    var list = store.countryList
    list.order = next(list.order, key)
    list.countries = list.countries.sorted(by: list.order)
    store.put(list)
    output?.sorted(list.overview)
  }

  private func next(_ order: CountryOrder, _ key: CountrySortKey) -> CountryOrder {
    switch key {
    case .name: order.key == .name ? order.reversed() : .byName
    case .population:
      order.key == .population ? order.reversed() : CountryOrder(key: .population, direction: .descending)
    }
  }
}
