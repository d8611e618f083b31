import Catalogue
import Foundation
import Testing

struct MalformedDataTests {
  /// Returns the message for a countries.json with a correct row, followed by a row with these fields.
  private func message(countryRow: String) -> String {
    message { () throws(CatalogueError) in
      try CatalogueData.reading(countries: "[\n\(Rows.france),\n\(countryRow)\n]")
    }
  }

  /// Returns the message for a films.json with a correct row, followed by a row with these fields.
  private func message(filmRow: String) -> String {
    message { () throws(CatalogueError) in
      try CatalogueData.reading(films: "[\n\(Rows.gervaise),\n\(filmRow)\n]")
    }
  }

  private func message(_ read: () throws(CatalogueError) -> CatalogueData) -> String {
    do {
      return "no error, but \(try read())"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (
      #"{"code": "de", "name": "G", "capital": null, "region": null, "population": null}"#,
      #"Row 2 (de) of countries.json is malformed in code: expected two or four capital letters, found "de"."#
    ),
    (
      #"{"code": "DEU", "name": "G", "capital": null, "region": null, "population": null}"#,
      #"Row 2 (DEU) of countries.json is malformed in code: expected two or four capital letters, found "DEU"."#
    ),
    (
      #"{"code": 49, "name": "G", "capital": null, "region": null, "population": null}"#,
      "Row 2 of countries.json is malformed in code: expected two or four capital letters, found 49."
    ),
    (
      #"{"name": "G", "capital": null, "region": null, "population": null}"#,
      "Row 2 of countries.json is malformed in code: expected two or four capital letters, found nothing."
    ),
    (
      #"{"code": "FR", "name": "G", "capital": null, "region": null, "population": null}"#,
      #"Row 2 (FR) of countries.json is malformed in code: expected a code that no row before it has, "#
        + #"found "FR" again."#
    ),
    (
      #"{"code": "DE", "name": null, "capital": null, "region": null, "population": null}"#,
      "Row 2 (DE) of countries.json is malformed in name: expected text, found null."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": true, "region": null, "population": null}"#,
      "Row 2 (DE) of countries.json is malformed in capital: expected text or null, found true."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": ["Bonn", "Berlin"], "region": null, "population": null}"#,
      "Row 2 (DE) of countries.json is malformed in capital: expected text or null, found a list."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": null, "region": "Atlantis", "population": null}"#,
      "Row 2 (DE) of countries.json is malformed in region: "
        + #"expected Africa, Americas, Asia, Europe, Oceania or null, found "Atlantis"."#
    ),
    (
      #"{"code": "DE", "name": "G", "capital": null, "region": null, "population": -1}"#,
      "Row 2 (DE) of countries.json is malformed in population: "
        + "expected a whole number, zero or more, or null, found -1."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": null, "region": null, "population": 1.5}"#,
      "Row 2 (DE) of countries.json is malformed in population: "
        + "expected a whole number, zero or more, or null, found 1.5."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": null, "region": null}"#,
      "Row 2 (DE) of countries.json is malformed in population: "
        + "expected a whole number, zero or more, or null, found nothing."
    ),
    (
      #"{"code": "DE", "name": "G", "capital": null, "region": null, "population": 0, "dissolved": {}}"#,
      "Row 2 (DE) of countries.json is malformed in dissolved: expected a year or null, found an object."
    ),
    (
      "7",
      "Row 2 of countries.json is malformed: expected an object, found 7."
    ),
  ])
  func `a malformed country is reported by file, row and field`(row: String, expected: String) {
    #expect(message(countryRow: row) == expected)
  }

  @Test(arguments: [
    (
      #"{"id": 1, "title": "T", "year": 2000, "countries": ["FR"], "won": false}"#,
      "Row 2 of films.json is malformed in id: expected text, found 1."
    ),
    (
      #"{"id": "tt0049259", "title": "T", "year": 2000, "countries": ["FR"], "won": false}"#,
      #"Row 2 (tt0049259) of films.json is malformed in id: expected an id that no row before it has, "#
        + #"found "tt0049259" again."#
    ),
    (
      #"{"id": "tt1", "year": 2000, "countries": ["FR"], "won": false}"#,
      "Row 2 (tt1) of films.json is malformed in title: expected text, found nothing."
    ),
    (
      #"{"id": "tt1", "title": "T", "year": "2000", "countries": ["FR"], "won": false}"#,
      #"Row 2 (tt1) of films.json is malformed in year: expected a whole number, found "2000"."#
    ),
    (
      #"{"id": "tt1", "title": "T", "year": 2000, "countries": "FR", "won": false}"#,
      "Row 2 (tt1) of films.json is malformed in countries: "
        + #"expected a list of one or more country codes, found "FR"."#
    ),
    (
      #"{"id": "tt1", "title": "T", "year": 2000, "countries": [], "won": false}"#,
      "Row 2 (tt1) of films.json is malformed in countries: "
        + "expected a list of one or more country codes, found an empty list."
    ),
    (
      #"{"id": "tt1", "title": "T", "year": 2000, "countries": ["FR", "XX"], "won": false}"#,
      #"Row 2 (tt1) of films.json is malformed in countries: expected codes from countries.json, found "XX"."#
    ),
    (
      #"{"id": "tt1", "title": "T", "year": 2000, "countries": ["FR"], "won": 1}"#,
      "Row 2 (tt1) of films.json is malformed in won: expected true or false, found 1."
    ),
    (
      "null",
      "Row 2 of films.json is malformed: expected an object, found null."
    ),
  ])
  func `a malformed film is reported by file, row and field`(row: String, expected: String) {
    #expect(message(filmRow: row) == expected)
  }

  @Test(arguments: [
    ("[\n  \(Rows.france),\n  {\"code\": oops}\n]", "countries.json is not JSON: see line 3."),
    ("[\n  \"Åland\n  é\"]", "countries.json is not JSON: see line 2."),
    ("<html>", "countries.json is not JSON: see line 1."),
    ("", "countries.json is not JSON."),
    ("[\(Rows.france)", "countries.json is not JSON."),
    ("{}", "countries.json is malformed: expected a list of rows, found an object."),
    ("\"FR\"", "countries.json is malformed: expected a list of rows, found \"FR\"."),
  ])
  func `a file that is not JSON, or not a list of rows, is reported`(text: String, expected: String) {
    #expect(
      message { () throws(CatalogueError) in try CatalogueData.reading(countries: text) } == expected)
  }

  @Test func `errors use the given file names`() {
    let read = { () throws(CatalogueError) in
      try CatalogueData(
        countriesJSON: Data("[]".utf8), filmsJSON: Data("[\(Rows.gervaise)]".utf8),
        countriesName: "states.json", filmsName: "movies.json")
    }
    #expect(
      message(read)
        == #"Row 1 (tt0049259) of movies.json is malformed in countries: expected codes from states.json, "#
        + #"found "FR"."#)
  }

  @Test func `the error gives its place as separate values`() {
    #expect(
      throws: CatalogueError.malformed(
        MalformedRow(
          file: "films.json", row: 1, identifier: "tt1", field: "title", expected: "text", found: "nothing"))
    ) {
      try CatalogueData.reading(films: #"[{"id": "tt1"}]"#)
    }
  }

  @Test func `countries are read before films, and the first error is reported`() {
    let read = { () throws(CatalogueError) in try CatalogueData.reading(countries: "1", films: "2") }
    #expect(message(read) == "countries.json is malformed: expected a list of rows, found 1.")
  }

  @Test func `unknown fields are ignored, and two empty lists are a catalogue`() throws {
    let row = #"{"code": "DE", "name": "G", "capital": null, "region": null, "population": 0, "flag": 1}"#
    #expect(try CatalogueData.reading(countries: "[\(row)]").countries.map(\.code) == ["DE"])
    #expect(try CatalogueData.reading(countries: "[]").films.isEmpty)
  }

  @Test(arguments: [
    (#"a\u001B[2Jb"#, #""a\u{1B}[2Jb""#), (#"a\nb"#, #""a\u{A}b""#), (#"a\u202Eb"#, #""a\u{202E}b""#),
    (#"\u0000"#, #""\u{0}""#), (#"\u2028"#, #""\u{2028}""#),
    (String(repeating: "x", count: 70) + #"\t"#, "\"" + String(repeating: "x", count: 59) + "…\""),
  ])
  func `text that moves a cursor or reverses the writing direction is refused, and quoted harmlessly`(
    text: String, quoted: String
  ) {
    let country = #"{"code": "DE", "name": "\#(text)", "capital": null, "region": null, "population": null}"#
    let wanted = "text without control characters"
    #expect(
      message(countryRow: country)
        == "Row 2 (DE) of countries.json is malformed in name: expected \(wanted), found \(quoted).")
    let film = #"{"id": "\#(text)", "title": "T", "year": 1950, "countries": ["FR"], "won": true}"#
    #expect(
      message(filmRow: film) == "Row 2 of films.json is malformed in id: expected \(wanted), found \(quoted)."
    )
  }

  @Test(arguments: ["a\\u001B[2Jb", String(repeating: "x", count: 1_000_000)])
  func `the error about a long or harmful text is short and harmless`(text: String) {
    let rows = [
      #"{"code": "\#(text)", "name": "N", "capital": null, "region": null, "population": null}"#,
      #"{"code": "DE", "name": "N", "capital": null, "region": "\#(text)", "population": null}"#,
      #"{"code": "DE", "name": "N", "capital": null, "region": null, "population": "\#(text)"}"#,
    ]
    let films = [
      #"{"id": "t", "title": "T", "year": 1950, "countries": ["\#(text)"], "won": true}"#,
      #"{"id": "t", "title": "T", "year": "\#(text)", "countries": ["FR"], "won": true}"#,
      #"{"id": "\#(text)", "title": 7, "year": 1950, "countries": ["FR"], "won": true}"#,
    ]
    for message in rows.map(message(countryRow:)) + films.map(message(filmRow:)) {
      #expect(message.contains("is malformed"), "\(message.prefix(300))")
      #expect(message.count < 300)
      #expect(!message.contains("\u{1B}"))
    }
  }

  @Test func `letters of several scripts, combining marks, emoji and joiners are allowed`() throws {
    let name = #"Ça va — Москва 日本 العربية 👩‍👩‍👧 e\u0301"#
    let row = #"{"code": "DE", "name": "\#(name)", "capital": null, "region": null, "population": null}"#
    #expect(try CatalogueData.reading(countries: "[\(Rows.france), \(row)]").countries.count == 2)
  }
}
