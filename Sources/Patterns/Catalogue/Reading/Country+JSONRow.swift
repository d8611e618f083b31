extension Country {
  /// Reads a row of countries.json.
  init(_ row: JSONRow) throws(CatalogueError) {
    self.init(
      code: try row.value(of: "code", expecting: "two or four capital letters") {
        $0.string.flatMap(CountryCode.init(wellFormed:))
      },
      name: try row.text(of: "name"),
      capital: try row.textOrNull(of: "capital"),
      region: try row.valueOrNull(of: "region", expecting: Region.choices) {
        $0.string.flatMap(Region.init(rawValue:))
      },
      population: try row.valueOrNull(of: "population", expecting: "a whole number, zero or more,") {
        $0.integer.flatMap { $0 >= 0 ? $0 : nil }
      },
      dissolved: try row.valueIfPresent(of: "dissolved", expecting: "a year", \.integer))
  }
}

extension Region {
  /// The names of the five regions, for errors.
  fileprivate static var choices: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }
}
