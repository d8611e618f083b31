/// A film together with the countries that submitted it.
public struct FilmDetails: Hashable, Codable, Sendable {
  /// The film itself.
  public let film: Film
  /// The countries of the film, in the film's own order.
  public let countries: [Country]

  /// Takes the values as they are.
  public init(film: Film, countries: [Country]) {
    self.film = film
    self.countries = countries
  }
}
