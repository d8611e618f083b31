/// Where a film comes from, as the list of countries would say it.
private struct Origin {
  let countries: [CountryTitle]
}
