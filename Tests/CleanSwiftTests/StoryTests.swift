import PatternTesting
import Playing
import Testing

/// The ten stories, with the app as it ships and with the app whose boundaries are observed.
@Suite struct StoryTests {
  @Test(arguments: Story.all)
  func `a story passes, observed and unobserved, with the same screens`(story: Story) throws {
    try cleanSwift.expectSameScreens(in: story)
  }
}
