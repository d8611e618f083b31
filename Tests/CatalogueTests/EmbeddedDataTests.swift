import Catalogue
import Foundation
import Testing

struct EmbeddedDataTests {
  private let data = CatalogueData.embedded

  @Test func `there are 253 countries and 355 films, each with a unique code or id`() {
    #expect(data.countries.count == 253)
    #expect(Set(data.countries.map(\.code)).count == 253)
    #expect(data.films.count == 355)
    #expect(Set(data.films.map(\.id)).count == 355)
  }

  @Test func `75 films won, from 1950 to 2025`() {
    #expect(data.films.count(where: \.won) == 75)
    #expect(data.films.map(\.year).min() == 1950)
    #expect(data.films.map(\.year).max() == 2025)
  }

  @Test func `four countries were dissolved, and only they have codes of four letters`() {
    let former = data.countries.filter { $0.dissolved != nil }
    #expect(former.map(\.code) == ["SUHH", "YUCS", "CSHH", "DDDE"])
    #expect(former.map(\.dissolved) == [1992, 2003, 1993, 1990])
    #expect(data.countries.filter { $0.code.rawValue.count == 4 } == former)
  }

  @Test func `five countries have no capital, two no region, and 17 no population`() {
    let withoutCapital: [String] = data.countries.filter { $0.capital == nil }.map(\.code.rawValue)
    let withoutRegion: [String] = data.countries.filter { $0.region == nil }.map(\.code.rawValue)
    #expect(withoutCapital == ["AQ", "BV", "HM", "MO", "UM"])
    #expect(withoutRegion == ["AQ", "HM"])
    #expect(data.countries.count { $0.population == nil } == 17)
  }

  @Test func `one film comes from two countries, every other from one`() {
    #expect(data.films.filter { $0.countries.count != 1 }.map(\.title) == ["The Walls of Malapaga"])
  }

  @Test func `most countries have no films`() {
    #expect(Set(data.films.flatMap(\.countries)).count == 63)
  }

  @Test func `two countries have more than a billion people`() {
    #expect(data.countries.filter { ($0.population ?? 0) > 1_000_000_000 }.map(\.code) == ["CN", "IN"])
  }

  @Test func `the capital of Vatican City has the same name`() {
    #expect(data.countries.first { $0.code == "VA" }?.capital == "Vatican City")
  }

  @Test func `the embedded texts have their expected sizes`() {
    #expect(CatalogueData.countriesJSON.count == 26_427)
    #expect(CatalogueData.filmsJSON.count == 34_762)
  }

  @Test func `encoded countries and films decode to the same values`() throws {
    let encoder = JSONEncoder()
    let copy = try CatalogueData(
      countriesJSON: encoder.encode(data.countries), filmsJSON: encoder.encode(data.films))
    #expect(copy == data)
  }
}
