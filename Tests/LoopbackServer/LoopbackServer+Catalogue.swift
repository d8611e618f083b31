public import Catalogue
public import Foundation

extension LoopbackServer {
  /// Starts a server of the built-in catalogue's files, or of other files in their place.
  public static func servingCatalogue(
    countries: Data = CatalogueData.countriesJSON, films: Data = CatalogueData.filmsJSON
  ) async throws -> LoopbackServer {
    try await LoopbackServer(serving: ["countries.json": countries, "films.json": films])
  }
}
