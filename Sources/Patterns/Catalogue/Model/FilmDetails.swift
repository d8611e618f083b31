/// A film together with the countries that submitted it.
public struct FilmDetails: Hashable, Codable, Sendable {
  /// The film itself.
  public let film: Film
  /// The countries of the film, in the order of ``Film/countries``.
  public let countries: [Country]

  /// Creates details from their parts, unchecked.
  public init(film: Film, countries: [Country]) {
    self.film = film
    self.countries = countries
  }
}
