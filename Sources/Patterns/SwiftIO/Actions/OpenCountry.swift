import Catalogue

/// As a user, I want to open a country.
final class OpenCountry: Action {
  private let row: Int
  private let countries: [Country]
  private var isCancelled = false

  init(at row: Int, in countries: [Country]) {
    self.row = row
    self.countries = countries
  }

  func run(completion: @escaping (Result<Country, any Error>) -> Void) {
    guard !isCancelled else { return }
    completion(countries.indices.contains(row) ? .success(countries[row]) : .failure(NoSuchRow(row: row)))
  }

  func cancel() {
    isCancelled = true
  }
}
