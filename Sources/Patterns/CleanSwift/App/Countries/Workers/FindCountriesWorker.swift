import Catalogue

/// Finds countries.
protocol FindCountriesWorking: AnyObject {
  /// Finds the countries that match `text`, or all countries for nil. Replaces a search that is under way.
  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void)
}

/// Finds countries in the catalogue.
final class FindCountriesWorker: FindCountriesWorking {
  private let catalogue: any CatalogueService
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) {
    request?.cancel()
    let finish = { [weak self] (result: Result<[Country], CatalogueError>) in
      self?.request = nil
      completion(result)
    }
    if let text {
      request = catalogue.countries(matching: text, completion: finish)
    } else {
      request = catalogue.countries(completion: finish)
    }
  }
}
