import Catalogue
import Foundation

/// A country in the list.
struct CountryItem: Equatable {
  let title: String
  let detail: String
}

extension CountryItem {
  init(_ country: Country) {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    title = country.name
    detail = facts.compactMap { $0 }.joined(separator: " · ")
  }
}
