import Catalogue

/// As a user, I want to see only the countries of one region.
protocol FilterCountriesInteractorInput: AnyObject {
  /// Filters the countries that were found last by the region of this name, or not at all for nil.
  func filter(by region: String?)
}

/// The result of filtering countries.
protocol FilterCountriesInteractorOutput: AnyObject {
  /// The countries, in the order that the user has chosen, and the name of their region, or nil for all.
  func filteredCountries(_ countries: [CountryFacts], by region: String?)
}

/// Keeps the region that the user chose, and filters the countries that were found last.
final class FilterCountriesInteractor: FilterCountriesInteractorInput {
  weak var output: (any FilterCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func filter(by region: String?) {
    let region = region.flatMap(Region.init)
    let countries = store.countries.filtered(by: region).sorted(by: store.countryOrder)
    store.put(region)
    output?.filteredCountries(countries.map(\.facts), by: region?.rawValue)
  }
}
