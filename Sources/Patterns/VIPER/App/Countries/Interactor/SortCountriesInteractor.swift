import Catalogue

/// As a user, I want to sort the countries, either way.
protocol SortCountriesInteractorInput: AnyObject {
  /// Sorts the countries that were found last.
  func sort(by sorting: CountrySorting)
}

/// The result of sorting countries.
protocol SortCountriesInteractorOutput: AnyObject {
  func sortedCountries(_ countries: [CountryFacts])
}

/// Sorts the countries that were found last.
final class SortCountriesInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func sort(by sorting: CountrySorting) {
    var list = store.countryList
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
