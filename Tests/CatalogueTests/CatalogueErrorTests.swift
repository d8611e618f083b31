import Catalogue
import Foundation
import Testing

struct CatalogueErrorTests {
  @Test(arguments: [
    (CatalogueError.unavailable, "The catalogue is unavailable."),
    (.unknownFilm("tt1"), "The catalogue has no film tt1."),
    (.unknownCountry("ZZ"), "The catalogue has no country ZZ."),
    (.unknownLink("countries://films"), "The link countries://films leads to no film."),
    (.unreadable(file: "films.json", reason: "no luck"), "films.json cannot be read: no luck."),
  ])
  func `an error is one sentence, and its localised description is the same`(
    error: CatalogueError, sentence: String
  ) {
    #expect("\(error)" == sentence)
    #expect(error.localizedDescription == sentence)
  }
}
