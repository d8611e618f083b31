/// An ISO 3166 code: two letters for a country of today (`FR`), four for a former one (`SUHH`).
///
/// Any text is accepted, so that a code can be written as a literal; ``CatalogueData`` refuses a row whose code does
/// not have that shape. In JSON a code is a plain string.
public struct CountryCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The letters, upper-case throughout the catalogue.
  public let rawValue: String

  /// Creates a code from its letters, unchecked.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a code from two or four letters from A to Z; nil for any other text.
  init?(wellFormed text: String) {
    guard text.count == 2 || text.count == 4, text.allSatisfy({ ("A"..."Z").contains($0) && $0.isASCII })
    else { return nil }
    self.init(rawValue: text)
  }
}

extension CountryCode: ExpressibleByStringLiteral {
  /// Creates a code from its letters, unchecked.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension CountryCode: CustomStringConvertible {
  /// The letters alone.
  public var description: String { rawValue }
}
