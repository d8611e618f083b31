/// All that the catalogue knows: every country and every film, in the order of the files.
///
/// Codes and ids are unique, and every film's countries are among the countries.
public struct CatalogueData: Hashable, Sendable {
  /// The countries, each code once.
  public let countries: [Country]
  /// The films, each id once.
  public let films: [Film]
}
