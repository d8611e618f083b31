/// A film that was nominated for, or given, the Academy Award for an international feature.
public struct Film: Identifiable, Hashable, Codable, Sendable {
  /// The identity of a film.
  public typealias ID = FilmID

  /// The film's unique key in the catalogue.
  public let id: ID
  /// The English title.
  public let title: String
  /// The year for which the film was honoured.
  public let year: Int
  /// The countries that submitted the film, at least one, in the order in which the data lists them.
  public let countries: [CountryCode]
  /// True if the film was given the award.
  public let won: Bool

  /// Creates a film from its values, unchecked.
  public init(id: ID, title: String, year: Int, countries: [CountryCode], won: Bool) {
    self.id = id
    self.title = title
    self.year = year
    self.countries = countries
    self.won = won
  }
}
