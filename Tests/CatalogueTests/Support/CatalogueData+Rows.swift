import Catalogue
import Foundation

extension CatalogueData {
  /// Reads rows written as JSON objects; by default there is one country, France, and no film.
  static func reading(
    countries: String = "[\(Rows.france)]", films: String = "[]"
  ) throws(CatalogueError) -> CatalogueData {
    try CatalogueData(countriesJSON: Data(countries.utf8), filmsJSON: Data(films.utf8))
  }
}

/// Correct rows.
enum Rows {
  static let france =
    #"{"code": "FR", "name": "France", "capital": "Paris", "region": "Europe", "population": 66078000}"#
  static let gervaise =
    #"{"id": "tt0049259", "title": "Gervaise", "year": 1956, "countries": ["FR"], "won": false}"#
}
