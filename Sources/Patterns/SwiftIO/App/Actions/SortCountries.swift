import Catalogue

/// As a user, I want to sort the countries, either way.
final class SortCountries: Action {
  private let countries: [Country]
  private let order: CountryOrder

  init(_ countries: [Country], by order: CountryOrder) {
    self.countries = countries
    self.order = order
  }

  func run(completion: @escaping (Result<[Country], Never>) -> Void) {
    completion(.success(countries.sorted(by: order)))
  }
}
