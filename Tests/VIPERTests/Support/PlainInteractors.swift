import Catalogue

@testable import VIPER

/// The plain program's interactor that finds countries.
class PlainFindInteractor: FindCountriesInteractorInput {
  weak var output: (any FindCountriesInteractorOutput)?

  let store: any DataStore
  var request: (any Cancellable)?

  required init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) {
    request?.cancel()
    request = store.findCountries(matching: text) { [weak self] result in
      self?.finish(result)
    }
  }

  func finish(_ result: Result<[Country], CatalogueError>) {
    switch result {
    case .success(let found):
      store.put(CountryList(countries: found))
      output?.foundCountries(count: found.count)
    case .failure(let error):
      output?.failedToFindCountries(Failure(error))
    }
  }
}

/// The plain program's interactor that sorts countries.
class PlainSortInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  let store: any DataStore

  required init(store: any DataStore) {
    self.store = store
  }

  func sort(by sorting: CountrySorting) {
    var list = store.countryList
    list.countries = list.countries.sorted(
      by: CountryOrder(key: .name, direction: sorting.isAscending ? .ascending : .descending))
    store.put(list)
    output?.sortedCountries(list.countries.map(facts))
  }

  func facts(of country: Country) -> CountryFacts {
    country.facts
  }
}
