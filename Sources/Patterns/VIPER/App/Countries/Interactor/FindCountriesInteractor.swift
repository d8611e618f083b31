import Catalogue

/// As a user, I want to see the countries, and to find some by what I type.
protocol FindCountriesInteractorInput: AnyObject {
  /// Finds the countries that match `text`, or all countries for nil. Replaces a search that is under way.
  func find(matching text: String?)
}

/// The results of finding countries.
protocol FindCountriesInteractorOutput: AnyObject {
  /// The countries of the region, in the order, that the user has chosen.
  func foundCountries(_ countries: [CountryFacts])
  func failedToFindCountries(_ failure: Failure)
}

/// Finds countries, and filters and sorts them by the region and the order that are current when they are found.
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

  private func finish(_ result: Result<[Country], CatalogueError>) {
    request = nil
    switch result {
    case .success(let countries):
      let filtered = countries.filtered(by: store.region)
      output?.foundCountries(filtered.sorted(by: store.countryOrder).map(\.facts))
    case .failure(let error):
      output?.failedToFindCountries(Failure(error))
    }
  }
}
