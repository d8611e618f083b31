/// The countries of a film; their type belongs to the module Countries.
private struct Origin {
  let countries: [CountryTitle]
}
