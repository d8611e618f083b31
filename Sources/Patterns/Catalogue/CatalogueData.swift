/// All that the catalogue knows: every country and every film, in the order of the files.
///
/// Codes and ids are unique, and every film's countries are among the countries.
public struct CatalogueData: Hashable, Sendable {
  /// The countries, each code once.
  public let countries: [Country]
  /// The films, each id once.
  public let films: [Film]
  /// The countries by name: sorted once, since most answers want them so.
  let countriesByName: [Country]

  /// Takes rows that hold what this type promises of them.
  package init(countries: [Country], films: [Film]) {
    self.countries = countries
    self.films = films
    countriesByName = countries.sorted(by: .byName)
  }
}
