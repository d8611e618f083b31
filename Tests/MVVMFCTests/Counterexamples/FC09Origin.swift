/// The countries of a film, in a type of the countries' module.
private struct Origin {
  let countries: [CountryTitle]
}
