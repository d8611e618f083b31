import Catalogue
import Foundation

/// As a user, I want to see the countries.
protocol ListCountriesInteractorInput: AnyObject {
  func listCountries()
}

/// The results of listing countries.
protocol ListCountriesInteractorOutput: AnyObject {
  func listed(_ countries: [CountryFacts])
  func failedToList(reason: String)
}

/// The facts of a country.
struct CountryFacts {
  let name: String
  let capital: String?
}

/// Lists the countries.
final class ListCountriesInteractor: ListCountriesInteractorInput {
  weak var output: (any ListCountriesInteractorOutput)?

  private let store: any CountryListDataStore

  init(store: any CountryListDataStore) {
    self.store = store
  }

  func listCountries() {
    store.findCountries { [weak self] result in self?.finish(result) }
  }

  private func finish(_ result: Result<[Country], CatalogueError>) {
    switch result {
    case .success(let countries):
      store.put(CountryList(countries: countries))
      output?.listed(countries.map { CountryFacts(name: $0.name, capital: $0.capital) })
    case .failure(let error):
      output?.failedToList(reason: error.localizedDescription)
    }
  }
}
