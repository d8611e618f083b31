/// An order of countries.
struct CountrySorting: Equatable {
  /// The fact that countries are sorted by.
  enum Key {
    case name, population
  }

  let key: Key
  let isAscending: Bool

  /// From A to Z.
  static let byName = CountrySorting(key: .name, isAscending: true)

  /// Returns the order after the user chooses `key`: reversed if `key` is the current one; otherwise names from A,
  /// populations from the largest.
  func next(by key: Key) -> CountrySorting {
    CountrySorting(key: key, isAscending: key == self.key ? !isAscending : key == .name)
  }
}
