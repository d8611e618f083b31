import Catalogue

extension CatalogueServiceType {
  /// Returns the countries that match a text, or all countries if it is nil, sorted by name.
  ///
  /// - Throws: `ApiError`; `CancellationError` when the task is cancelled.
  func countries(matching text: String?) async throws -> [Country] {
    try await reply { countries(matching: text, completion: $0) }
  }
}
