import Architectures
import Catalogue
import Playing
import Specification
import Testing

/// As a user, I want to type without a pause, and have only the whole text searched for.
@Suite struct TypeQuicklyTests {
  @Test(arguments: Pattern.apps)
  func `type-quickly, in one request after that for all countries`(pattern: Pattern) throws {
    let story = try #require(Story.further.first { $0.id == "type-quickly" })
    let stage = Stage(Architectures.of(pattern))
    try stage.perform(story)
    #expect(stage.catalogue.requestCount == 2)
  }

  @Test(arguments: Pattern.apps)
  func `with a pause after each character, each is a request`(pattern: Pattern) throws {
    let stage = Stage(Architectures.of(pattern))
    try stage.perform(.lastSearchWins)
    #expect(stage.catalogue.requestCount == 4)
  }
}
