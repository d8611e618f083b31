import Catalogue

/// As a user, I want to open a country.
final class OpenCountry: Action {
  private let row: Int
  private let countries: [Country]

  init(at row: Int, in countries: [Country]) {
    self.row = row
    self.countries = countries
  }

  func run(completion: @escaping (Result<Country, Never>) -> Void) {
    completion(.success(countries[row]))
  }
}
