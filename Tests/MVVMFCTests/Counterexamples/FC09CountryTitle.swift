import Catalogue

/// The title of a country in the list of countries.
struct CountryTitle {
  let country: Country

  var text: String { country.name }
}
