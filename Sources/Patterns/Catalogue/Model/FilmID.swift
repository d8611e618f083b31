/// An IMDb title id, such as `tt0042876`.
///
/// In JSON an id is a plain string.
public struct FilmID: RawRepresentable, Hashable, Codable, Sendable {
  /// The id as IMDb writes it.
  public let rawValue: String

  /// Creates an id from its text, unchecked.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension FilmID: ExpressibleByStringLiteral {
  /// Creates an id from its text, unchecked.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension FilmID: CustomStringConvertible {
  /// The id alone.
  public var description: String { rawValue }
}
