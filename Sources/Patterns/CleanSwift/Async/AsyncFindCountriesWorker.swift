import Catalogue

/// Finds countries.
protocol AsyncFindCountriesWorking: AnyObject {
  /// Returns the countries that match `text`, or all countries for nil, sorted by name.
  ///
  /// - Throws: `CatalogueError`; `CancellationError` when the task is cancelled.
  func findCountries(matching text: String?) async throws -> [Country]
}

/// Finds countries in the catalogue. The worker keeps no request: who awaits it may cancel the task.
final class AsyncFindCountriesWorker: AsyncFindCountriesWorking {
  private let catalogue: any CatalogueService

  init(catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(matching text: String?) async throws -> [Country] {
    if let text {
      try await catalogue.countries(matching: text)
    } else {
      try await catalogue.countries()
    }
  }
}
