/// An IMDb title id, such as `tt0042876`.
///
/// In JSON an id is a plain string.
public struct FilmID: RawRepresentable, Hashable, Codable, Sendable {
  /// The id as IMDb writes it.
  public let rawValue: String

  /// Takes the id as it is.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension FilmID: ExpressibleByStringLiteral {
  /// Takes the id as it is.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension FilmID: CustomStringConvertible {
  /// The id alone.
  public var description: String { rawValue }
}
