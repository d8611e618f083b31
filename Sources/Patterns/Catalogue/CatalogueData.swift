/// The data of the catalogue: every country and every film, in the order of the files.
///
/// Codes and ids are unique, and every film's countries are among the countries.
public struct CatalogueData: Hashable, Sendable {
  /// The countries, each code once.
  public let countries: [Country]
  /// The films, each id once.
  public let films: [Film]
  /// The countries sorted by name, kept for ``allCountries()`` and ``countries(matching:)``.
  let countriesByName: [Country]

  /// Creates the data from rows that meet the conditions above.
  public init(countries: [Country], films: [Film]) {
    self.countries = countries
    self.films = films
    countriesByName = countries.sorted(by: .byName)
  }
}
