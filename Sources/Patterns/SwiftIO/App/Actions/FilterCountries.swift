import Catalogue

/// As a user, I want to see only the countries of one region.
final class FilterCountries: Action {
  private let countries: [Country]
  private let region: Region?

  init(_ countries: [Country], by region: Region?) {
    self.countries = countries
    self.region = region
  }

  func run(completion: @escaping (Result<[Country], Never>) -> Void) {
    completion(.success(countries.filtered(by: region)))
  }
}
