/// A present or former country, or a territory that has a code.
public struct Country: Identifiable, Hashable, Codable, Sendable {
  /// The country's unique key in the catalogue.
  public let code: CountryCode
  /// The short English name.
  public let name: String
  /// The seat of government, or nil if there is none.
  public let capital: String?
  /// The part of the world, or nil for a country in none of the five regions.
  public let region: Region?
  /// The number of people, zero or more, or nil if it is unknown.
  public let population: Int?
  /// The year in which a former country ceased to be, or nil for one that exists.
  public let dissolved: Int?

  /// The same as ``code``.
  public var id: CountryCode { code }

  /// Creates a country from its values, unchecked.
  public init(
    code: CountryCode,
    name: String,
    capital: String? = nil,
    region: Region? = nil,
    population: Int? = nil,
    dissolved: Int? = nil
  ) {
    self.code = code
    self.name = name
    self.capital = capital
    self.region = region
    self.population = population
    self.dissolved = dissolved
  }

  /// Writes a missing value as null, and a missing ``dissolved`` not at all, so that ``CatalogueData`` can read the
  /// country back.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(name, forKey: .name)
    try container.encode(capital, forKey: .capital)
    try container.encode(region, forKey: .region)
    try container.encode(population, forKey: .population)
    try container.encodeIfPresent(dissolved, forKey: .dissolved)
  }
}
