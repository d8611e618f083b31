import PatternTesting
import Specification
import Stories
import Testing

/// The ten stories, with the app as it ships and with every boundary watched.
@Suite struct StoryTests {
  @Test(arguments: Story.all)
  func `a story goes as told, watched and unwatched, with the same screens`(story: Story) throws {
    try cleanSwift.expectSameScreens(in: story)
  }
}
