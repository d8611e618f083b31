import Foundation

extension [Country] {
  /// Returns the countries in the given order; nothing is copied if they already are in that order.
  ///
  /// Names are collated by the rules of the root locale, so that the result does not depend on the user's language.
  /// If the key is the population, countries of unknown population come last in both directions, and those of the same
  /// population are sorted by name. Countries of the same name are sorted by code. Both tie-breaks are ascending in
  /// both directions.
  public func sorted(by order: CountryOrder) -> [Country] {
    let areSorted = indices.dropFirst().allSatisfy { !self[$0].precedes(self[$0 - 1], in: order) }
    return areSorted ? self : sorted { $0.precedes($1, in: order) }
  }
}

extension Country {
  /// Returns true if this country comes strictly before the other.
  fileprivate func precedes(_ other: Country, in order: CountryOrder) -> Bool {
    switch order.key {
    case .name:
      let names = name.collated(with: other.name)
      guard names == .orderedSame else {
        return names == (order.direction == .ascending ? .orderedAscending : .orderedDescending)
      }
      return code.rawValue < other.code.rawValue
    case .population:
      switch (population, other.population) {
      case (let mine?, let theirs?) where mine != theirs:
        return order.direction == .ascending ? mine < theirs : mine > theirs
      case (_?, nil):
        return true
      case (nil, _?):
        return false
      default:
        return precedes(other, in: .byName)
      }
    }
  }
}
