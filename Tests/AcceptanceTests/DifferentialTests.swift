import Checks
import PatternTesting
import Playing
import Testing

/// The four apps, side by side.
@Suite struct DifferentialTests {
  @Test(arguments: Story.all + Story.failures + Story.collisions + Story.wanderings)
  func `every architecture shows the same screens in a story`(story: Story) throws {
    try expectNoDifference(in: story.steps)
  }

  @Test(arguments: [Story.storeFailures, .unreadableMark, .lateLoad, .twoFailures])
  func `every architecture shows the same screens when the store fails`(story: Story) throws {
    try expectNoDifference(in: story.steps, favourites: { FailingFavourites() })
  }
}
