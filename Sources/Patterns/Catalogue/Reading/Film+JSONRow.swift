extension Film {
  /// Reads a row of films.json, without checking that its countries are known.
  init(_ row: JSONRow) throws(CatalogueError) {
    self.init(
      id: FilmID(rawValue: try row.text(of: "id")),
      title: try row.text(of: "title"),
      year: try row.value(of: "year", expecting: "a whole number", \.integer),
      countries: try row.value(of: "countries", expecting: "a list of one or more country codes") {
        $0.strings.flatMap { $0.isEmpty ? nil : $0.map(CountryCode.init(rawValue:)) }
      },
      won: try row.value(of: "won", expecting: "true or false", \.bool))
  }
}
