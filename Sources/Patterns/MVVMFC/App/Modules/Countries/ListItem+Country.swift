import Catalogue
import Foundation

extension ListItem {
  init(_ country: Country) {
    let facts = [
      country.capital,
      country.dissolved.map { strings("countries.dissolved", $0) },
      country.population.map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) },
    ]
    self.init(title: country.name, detail: facts.compactMap { $0 }.joined(separator: " · "))
  }
}
