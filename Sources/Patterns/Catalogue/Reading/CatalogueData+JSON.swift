public import Foundation

extension CatalogueData {
  /// Reads and checks the two files of the catalogue.
  ///
  /// Each is a list of objects. Every field is required, except `dissolved`; other fields are ignored. Countries are
  /// read before films. The error is that of the file's syntax, if there is one; else that of the first row that is not
  /// an object; else that of the first row with a wrong field.
  ///
  /// - Parameters:
  ///   - countriesJSON: Rows of `code`, `name`, `capital`, `region`, `population` and `dissolved`, of which the
  ///     last four may be null.
  ///   - filmsJSON: Rows of `id`, `title`, `year`, `countries` (at least one code) and `won`.
  ///   - countriesName: The name of the first file in errors.
  ///   - filmsName: The name of the second file in errors.
  /// - Throws: ``CatalogueError/notJSON(file:line:)``, ``CatalogueError/notAList(file:found:)`` or
  ///   ``CatalogueError/malformed(_:)``.
  public init(
    countriesJSON: Data,
    filmsJSON: Data,
    countriesName: String = "countries.json",
    filmsName: String = "films.json"
  ) throws(CatalogueError) {
    let countries = try Self.countries(from: countriesJSON, file: countriesName)
    let films = try Self.films(
      from: filmsJSON, file: filmsName, codes: Set(countries.map(\.code)), countriesName: countriesName)
    self.init(countries: countries, films: films)
  }

  /// Reads and checks the rows of countries.json alone, in the order of the file.
  ///
  /// - Throws: The same errors as ``init(countriesJSON:filmsJSON:countriesName:filmsName:)``.
  public static func countries(
    from data: Data, file: String = "countries.json"
  ) throws(CatalogueError) -> [Country] {
    var countries: [Country] = []
    var codes: Set<CountryCode> = []
    for row in try JSONRow.rows(of: data, in: file, identifiedBy: "code") {
      let country = try Country(row)
      guard codes.insert(country.code).inserted else {
        throw row.malformed(
          "code", expected: "a code that no row before it has",
          found: "\(JSONValue.string(country.code.rawValue)) again")
      }
      countries.append(country)
    }
    return countries
  }

  /// Reads and checks the rows of films.json alone, in the order of the file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, UTF-8 JSON.
  ///   - file: The name of the file in errors.
  ///   - codes: The codes of all countries, or nil to accept any code.
  ///   - countriesName: The name of the countries' file in errors.
  /// - Throws: The same errors as ``init(countriesJSON:filmsJSON:countriesName:filmsName:)``.
  public static func films(
    from data: Data, file: String = "films.json", codes: Set<CountryCode>? = nil,
    countriesName: String = "countries.json"
  ) throws(CatalogueError) -> [Film] {
    var films: [Film] = []
    var ids: Set<Film.ID> = []
    for row in try JSONRow.rows(of: data, in: file, identifiedBy: "id") {
      let film = try Film(row)
      guard ids.insert(film.id).inserted else {
        throw row.malformed(
          "id", expected: "an id that no row before it has",
          found: "\(JSONValue.string(film.id.rawValue)) again")
      }
      if let codes, let unknown = film.countries.first(where: { !codes.contains($0) }) {
        throw row.malformed(
          "countries", expected: "codes from \(countriesName)", found: "\(JSONValue.string(unknown.rawValue))"
        )
      }
      films.append(film)
    }
    return films
  }
}
