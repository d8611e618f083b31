public import Catalogue
public import Foundation

extension LoopbackServer {
  /// Starts a server of the built-in catalogue's files, or of others in their places.
  public static func servingCatalogue(
    countries: Data = CatalogueData.countriesJSON, films: Data = CatalogueData.filmsJSON
  ) async throws -> LoopbackServer {
    try await LoopbackServer(serving: ["countries.json": countries, "films.json": films])
  }
}
