import Checks
import PatternTesting
import Stories
import Testing

/// Beyond the ten stories: every scene can fail, and a retry repeats the request that failed.
@Suite struct FailureTests {
  @Test(arguments: Story.failures)
  func `a scene that is let down says so, and tries the same again`(story: Story) throws {
    try swiftIO.tell(story)
  }

  @Test(arguments: Story.collisions)
  func `what is under way and what is shown agree`(story: Story) throws {
    try swiftIO.tell(story)
  }

  @Test(arguments: Story.wanderings)
  func `every screen can be left and come back to, and any list be sorted`(story: Story) throws {
    try swiftIO.tell(story)
  }

  @Test func `of two failures the later is shown, and that is retried`() throws {
    try swiftIO.tell(.twoFailures, favourites: MoodyFavourites())
  }

  @Test func `a failure of the store is shown, and the same work is retried`() throws {
    try swiftIO.tell(.storeFailures, favourites: MoodyFavourites())
  }

  @Test func `what has come is waited for no more`() throws {
    try swiftIO.tell(.lateLoad, favourites: MoodyFavourites())
  }

  @Test func `a mark that cannot be read is shown as a failure, and read again`() throws {
    try swiftIO.tell(.unreadableMark, favourites: MoodyFavourites())
  }
}
