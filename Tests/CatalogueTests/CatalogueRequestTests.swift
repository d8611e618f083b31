import Catalogue
import Testing

struct CatalogueRequestTests {
  @Test(arguments: [
    (CatalogueRequest.countries, "countries"),
    (.search("fra"), "countries matching \"fra\""),
    (.films(of: "FR"), "films of FR"),
    (.film("tt1"), "film tt1"),
    (.filmsWithIDs(["tt2", "tt1"]), "films with ids [tt2, tt1]"),
  ])
  func `a request is described in a few words`(request: CatalogueRequest, words: String) {
    #expect("\(request)" == words)
  }
}
