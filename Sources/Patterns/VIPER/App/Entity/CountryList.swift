import Catalogue

/// The countries that were found last.
struct CountryList: Equatable {
  var countries: [Country] = []
}
