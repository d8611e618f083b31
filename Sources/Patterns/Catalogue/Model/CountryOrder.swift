/// The order in which a list shows its countries.
public struct CountryOrder: Hashable, Codable, Sendable {
  /// The property by which countries are sorted.
  public enum Key: String, CaseIterable, Codable, Sendable {
    /// The name, compared letter by letter; accents decide between equal letters.
    case name
    /// The number of people.
    case population
  }

  /// The direction of sorting.
  public enum Direction: String, CaseIterable, Codable, Sendable {
    /// From A to Z, from few to many.
    case ascending
    /// From Z to A, from many to few.
    case descending
  }

  /// The property by which countries are sorted.
  public let key: Key
  /// The direction of sorting.
  public let direction: Direction

  /// Creates an order from a key and a direction.
  public init(key: Key, direction: Direction = .ascending) {
    self.key = key
    self.direction = direction
  }

  /// From A to Z, the order in which a list opens and a service replies.
  public static let byName = CountryOrder(key: .name)

  /// Returns the same key in the other direction.
  public func reversed() -> CountryOrder {
    CountryOrder(key: key, direction: direction == .ascending ? .descending : .ascending)
  }

  /// Returns the order after the user chooses a key: reversed if it is the current one; otherwise names from A,
  /// populations from the largest.
  public func next(by key: Key) -> CountryOrder {
    if key == self.key { return reversed() }
    return CountryOrder(key: key, direction: key == .name ? .ascending : .descending)
  }
}

extension CountryOrder: CustomStringConvertible {
  /// A few words for a log, such as `population, descending`.
  public var description: String {
    "\(key.rawValue), \(direction.rawValue)"
  }
}
