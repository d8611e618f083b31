import Catalogue

@testable import VIPER

/// Sorts the countries that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore
  private lazy var list = store.countryList

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by sorting: CountrySorting) {
    list.countries = list.countries.sorted(by: order(sorting))
    store.put(list)
    output?.sortedCountries(list.countries.map(\.facts))
  }

  private func order(_ sorting: CountrySorting) -> CountryOrder {
    CountryOrder(
      key: sorting.key == .name ? .name : .population,
      direction: sorting.isAscending ? .ascending : .descending)
  }
}
