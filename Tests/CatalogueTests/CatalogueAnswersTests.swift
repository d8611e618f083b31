import Catalogue
import Testing

struct CatalogueAnswersTests {
  private func data(films rows: [(id: String, title: String, year: Int)]) throws -> CatalogueData {
    let films = rows.map { row in
      #"{"id": "\#(row.id)", "title": "\#(row.title)", "year": \#(row.year), "countries": ["FR"], "won": false}"#
    }
    return try .reading(films: "[\(films.joined(separator: ", "))]")
  }

  @Test func `films of a country are sorted by year, then by title, then by id`() throws {
    let data = try data(films: [
      ("tt4", "Zebra", 1990), ("tt2", "Épée", 1991), ("tt3", "Zebra", 1991), ("tt1", "Zebra", 1991),
    ])
    #expect(try data.films(of: "FR").map(\.id) == ["tt4", "tt2", "tt1", "tt3"])
  }

  @Test func `films by id are sorted by title, accents beside their letters, then by id`() throws {
    let data = try data(films: [
      ("tt4", "Fire", 1990), ("tt3", "Épée", 1991), ("tt2", "Fire", 1992), ("tt1", "Earth", 1993),
    ])
    #expect(data.films(["tt1", "tt2", "tt3", "tt4"]).map(\.id) == ["tt1", "tt3", "tt2", "tt4"])
  }
}
