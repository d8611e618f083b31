import Catalogue

/// The countries that the user has in front of them.
struct CountryList {
  var countries: [Country] = []
}
