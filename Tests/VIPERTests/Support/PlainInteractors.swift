import Catalogue
import Foundation

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

  func finish(_ result: Result<[Country], any Error>) {
    switch result {
    case .success(let found):
      var list = store.countryList
      list.countries = found
      store.put(list)
      output?.found(list.overview)
    case .failure(let error):
      output?.failedToFind(FindCountriesFailure(reason: error.localizedDescription, kept: 0))
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

  func sort(by key: CountrySortKey) {
    var list = store.countryList
    list.order = list.order.reversed()
    list.countries = list.countries.sorted(by: list.order)
    store.put(list)
    output?.sorted(list.overview)
  }
}

/// The plain program's interactor that opens a country.
class PlainOpenInteractor: OpenCountryInteractorInput {
  weak var output: (any OpenCountryInteractorOutput)?

  let store: any DataStore

  required init(store: any DataStore) {
    self.store = store
  }

  func open(row: Int) {
    let country = store.countryList.countries[row]
    store.put(FilmList(country: country))
    output?.opened(OpenedCountry(code: country.code.rawValue, row: row))
  }
}
