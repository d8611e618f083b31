import Catalogue

/// The facts of a country in a list.
struct CountryFacts: Equatable {
  let code: String
  let name: String
  let capital: String?
  let population: Int?
  let dissolved: Int?
}

extension Country {
  /// The facts of the country, for a presenter.
  var facts: CountryFacts {
    CountryFacts(
      code: code.rawValue, name: name, capital: capital, population: population, dissolved: dissolved)
  }
}
