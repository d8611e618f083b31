import Catalogue
import Foundation

/// A country in the list.
struct CountryItem: Equatable {
  let name: String
  let facts: String
}

extension CountryItem {
  /// The texts of a country.
  init(_ country: Country) {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    name = country.name
    self.facts = facts.compactMap { $0 }.joined(separator: " · ")
  }
}
