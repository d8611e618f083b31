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
      output?.foundCountries(found.sorted(by: store.countryOrder).map(facts))
    case .failure(let error):
      output?.failedToFindCountries(Failure(error))
    }
  }

  func facts(of country: Country) -> CountryFacts {
    country.facts
  }
}

/// The plain program's interactor that sorts countries.
class PlainSortInteractor: SortCountriesInteractorInput {
  weak var output: (any SortCountriesInteractorOutput)?

  let store: any DataStore

  required init(store: any DataStore) {
    self.store = store
  }

  func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: .name)
    store.put(order)
    output?.sortedCountries(store.countries.sorted(by: order).map(\.facts), by: order.facts)
  }
}
