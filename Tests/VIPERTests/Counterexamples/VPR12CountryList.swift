import Catalogue

@testable import VIPER

/// Remembers where it came from.
private struct CountryList {
  var countries: [Country] = []
  weak var store: (any DataStore)?
}
