import Catalogue

/// As a user, I want to see the countries, and to find some by what I type.
protocol AsyncFindCountriesInteractorInput: AnyObject {
  /// Returns the countries that match `text`, or all countries for nil: those of the region, in the order, that the user
  /// has chosen.
  ///
  /// - Throws: `FindingFailed`; `CancellationError` when the task is cancelled.
  func find(matching text: String?) async throws -> [CountryFacts]
}

/// Finds countries, and filters and sorts them by the region and the order that are current when they are found.
///
/// The interactor returns its answer, so it needs no output, and keeps no request: who awaits it may cancel the task.
final class AsyncFindCountriesInteractor: AsyncFindCountriesInteractorInput {
  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) async throws -> [CountryFacts] {
    do {
      let countries = try await store.findCountries(matching: text)
      return countries.filtered(by: store.region).sorted(by: store.countryOrder).map(\.facts)
    } catch let error as CatalogueError {
      throw FindingFailed(failure: Failure(error))
    }
  }
}

/// The error that crosses to whoever awaits the interactor: a plain structure.
struct FindingFailed: Error {
  let failure: Failure
}
