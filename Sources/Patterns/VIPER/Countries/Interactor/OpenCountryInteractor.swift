import Catalogue
import Foundation

/// As a user, I want to open a country.
protocol OpenCountryInteractorInput: AnyObject {
  /// Opens the country in a row, counted from 0.
  func open(row: Int)
}

/// What came of opening a country.
protocol OpenCountryInteractorOutput: AnyObject {
  func opened(_ country: OpenedCountry)
  func failedToOpen(row: Int, reason: String)
}

/// The country that was opened.
struct OpenedCountry: Equatable {
  let code: String
  let row: Int
}

/// Opens one of the countries that were found, with no films yet.
final class OpenCountryInteractor: OpenCountryInteractorInput {
  weak var output: (any OpenCountryInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func open(row: Int) {
    var list = store.countryList
    guard list.countries.indices.contains(row) else {
      output?.failedToOpen(row: row, reason: NoSuchRow(row: row).localizedDescription)
      return
    }
    let country = list.countries[row]
    list.opened = country.code
    store.put(list)
    store.put(FilmList(country: country))
    output?.opened(OpenedCountry(code: country.code.rawValue, row: row))
  }
}
