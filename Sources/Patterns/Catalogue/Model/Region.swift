/// The part of the world in which a country lies.
public enum Region: String, CaseIterable, Codable, Sendable {
  /// Africa.
  case africa = "Africa"
  /// North, Central and South America with the Caribbean.
  case americas = "Americas"
  /// Asia.
  case asia = "Asia"
  /// Europe.
  case europe = "Europe"
  /// Australia, New Zealand and the islands of the Pacific.
  case oceania = "Oceania"
}
