import PatternTesting
import Playing
import Testing

/// The stories, with the app as it ships and with the app whose boundaries are observed.
@Suite struct StoryTests {
  @Test(arguments: Story.all + Story.failures + Story.collisions + Story.wanderings)
  func `a story passes, observed and unobserved, with the same screens`(story: Story) throws {
    try viper.expectSameScreens(in: story)
  }

  @Test(arguments: [Story.twoFailures, .storeFailures, .lateLoad, .unreadableMark])
  func `a story in which the store fails passes, with the same screens`(story: Story) throws {
    try viper.expectSameScreens(in: story, favourites: { FailingFavourites() })
  }
}
