import Catalogue

/// The countries that were found, in order.
struct CountryOverview: Equatable {
  let countries: [CountryFacts]
  let sorting: CountrySorting
  let openedRow: Int?
}

/// What is told of a country.
struct CountryFacts: Equatable {
  let name: String
  let capital: String?
  let population: Int?
  let dissolved: Int?
}

/// How countries are sorted.
struct CountrySorting: Equatable {
  let key: CountrySortKey
  let isAscending: Bool
}

/// What countries can be sorted by.
enum CountrySortKey {
  case name, population
}

extension CountryList {
  /// The list without what makes it an entity.
  var overview: CountryOverview {
    CountryOverview(
      countries: countries.map {
        CountryFacts(
          name: $0.name, capital: $0.capital, population: $0.population, dissolved: $0.dissolved)
      },
      sorting: CountrySorting(
        key: order.key == .name ? .name : .population, isAscending: order.direction == .ascending),
      openedRow: countries.firstIndex { $0.code == opened })
  }
}
