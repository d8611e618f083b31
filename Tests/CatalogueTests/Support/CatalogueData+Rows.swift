import Catalogue
import Foundation

extension CatalogueData {
  /// Reads rows written as JSON objects; those left out are France and no films.
  static func reading(
    countries: String = "[\(Rows.france)]", films: String = "[]"
  ) throws(CatalogueError) -> CatalogueData {
    try CatalogueData(countriesJSON: Data(countries.utf8), filmsJSON: Data(films.utf8))
  }
}

/// Rows that are as they should be.
enum Rows {
  static let france =
    #"{"code": "FR", "name": "France", "capital": "Paris", "region": "Europe", "population": 66078000}"#
  static let gervaise =
    #"{"id": "tt0049259", "title": "Gervaise", "year": 1956, "countries": ["FR"], "won": false}"#
}
