import Catalogue

@testable import CleanSwift

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
