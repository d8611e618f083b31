public import Catalogue
import Foundation

extension CatalogueData {
  /// Enough countries for a list that scrolls, and their films; enough for every counterexample to break its rule.
  public static let aFewCountries: CatalogueData = {
    let countries = embedded.countries.filter { $0.name.hasPrefix("A") || $0.name.hasPrefix("F") }
    let codes = Set(countries.map(\.code))
    let films = embedded.films.filter { codes.isSuperset(of: $0.countries) }
    do {
      return try CatalogueData(
        countriesJSON: JSONEncoder().encode(countries), filmsJSON: JSONEncoder().encode(films))
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}
