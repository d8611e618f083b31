import Catalogue

/// The facts of an order of countries.
struct CountrySorting: Equatable {
  enum Key {
    case name, population
  }

  enum Direction {
    case ascending, descending
  }

  let key: Key
  let direction: Direction
}

extension CountryOrder {
  /// The facts of the order, for a presenter.
  var facts: CountrySorting {
    CountrySorting(
      key: key == .name ? .name : .population,
      direction: direction == .ascending ? .ascending : .descending)
  }
}
