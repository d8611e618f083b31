import Catalogue
import Foundation

/// As a user, I want to see the countries, and to find some by what I type.
protocol FindCountriesInteractorInput: AnyObject {
  /// Finds the countries that match `text`, or all where it is nil, in place of what is still being found.
  func find(matching text: String?)
}

/// What came of finding countries.
protocol FindCountriesInteractorOutput: AnyObject {
  func found(_ countries: CountryOverview)
  func failedToFind(_ failure: FindCountriesFailure)
}

/// Why no countries were found.
struct FindCountriesFailure: Equatable {
  let reason: String
  /// How many countries are there from before.
  let kept: Int
}

/// Finds countries, and keeps them in the order that the user chose last.
final class FindCountriesInteractor: FindCountriesInteractorInput {
  weak var output: (any FindCountriesInteractorOutput)?

  private let store: any DataStore
  private var request: (any Cancellable)?

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) {
    request?.cancel()
    request = store.findCountries(matching: text) { [weak self] result in
      self?.finish(result)
    }
  }

  private func finish(_ result: Result<[Country], any Error>) {
    request = nil
    var list = store.countryList
    switch result {
    case .success(let found):
      list.countries = found.sorted(by: list.order)
      store.put(list)
      output?.found(list.overview)
    case .failure(let error):
      output?.failedToFind(
        FindCountriesFailure(reason: error.localizedDescription, kept: list.countries.count))
    }
  }
}
