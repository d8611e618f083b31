import Catalogue
import Foundation
import Testing

struct FilmLinkTests {
  @Test(arguments: [
    "countries://film/tt0042876", "COUNTRIES://Film/tt0042876", "countries://film/tt0042876?from=mail#top",
  ])
  func `a link of a film has its id`(text: String) throws {
    let link = try #require(URL(string: text))
    #expect(try FilmID(link: link) == "tt0042876")
  }

  @Test(arguments: [
    "https://film/tt0042876", "countries://films/tt0042876", "countries://film", "countries://film/",
    "countries://film/tt0042876/cast", "countries:film/tt0042876", "film/tt0042876",
  ])
  func `any other link is reported`(text: String) throws {
    let link = try #require(URL(string: text))
    #expect(throws: CatalogueError.unknownLink(text)) { try FilmID(link: link) }
  }
}
