import Catalogue

extension DataStore {
  /// Returns the countries that match `text`, or all countries for nil, and keeps them.
  ///
  /// - Throws: `CatalogueError`; `CancellationError` when the task is cancelled.
  func findCountries(matching text: String?) async throws -> [Country] {
    try await reply { findCountries(matching: text, completion: $0) }
  }
}
