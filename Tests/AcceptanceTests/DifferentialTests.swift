import Architectures
import Catalogue
import Checks
import PatternTesting
import Playing
import Specification
import Testing

/// The apps, side by side.
@Suite struct DifferentialTests {
  @Test(arguments: Story.all + Story.further)
  func `every architecture shows the same screens in a story`(story: Story) throws {
    try expectNoDifference(in: story.steps)
  }

  @Test(arguments: Pattern.apps)
  func `every architecture reports a film that is gone in the catalogue's words`(pattern: Pattern) throws {
    let stage = Stage(Architectures.of(pattern))
    let steps: [Story.Step] = [.launch(), .reply(), .pick("Algeria"), .reply(), .pick("Z")]
    for step in steps { try stage.perform(step) }
    let request = try #require(stage.catalogue.pending.first)
    stage.catalogue.fail(request.id, with: .unknownFilm("tt0065234"))
    #expect(stage.robot.sees("The catalogue has no film tt0065234."))
  }

  @Test(arguments: Pattern.apps)
  func `every architecture reports a country that is gone in the catalogue's words`(pattern: Pattern) throws {
    let stage = Stage(Architectures.of(pattern))
    let steps: [Story.Step] = [.launch(), .reply(), .pick("Algeria")]
    for step in steps { try stage.perform(step) }
    let request = try #require(stage.catalogue.pending.first)
    stage.catalogue.fail(request.id, with: .unknownCountry("DZ"))
    #expect(stage.robot.sees("The catalogue has no country DZ."))
  }
}
