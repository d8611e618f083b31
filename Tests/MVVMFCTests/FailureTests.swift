import Checks
import PatternTesting
import Playing
import Testing

/// Beyond the ten stories: every scene can fail, and a retry repeats the request that failed.
@Suite struct FailureTests {
  @Test(arguments: Story.failures)
  func `a scene whose request fails says so, and retries the same request`(story: Story) throws {
    try mvvmFC.tell(story)
  }

  @Test(arguments: Story.collisions)
  func `activities that coincide do not disturb one another`(story: Story) throws {
    try mvvmFC.tell(story)
  }

  @Test(arguments: Story.wanderings)
  func `screens can be left while they load, and any search result can be counted and sorted`(
    story: Story
  ) throws {
    try mvvmFC.tell(story)
  }

  @Test func `the later of two failures is shown and retried`() throws {
    try mvvmFC.tell(.twoFailures, favourites: FailingFavourites())
  }

  @Test func `a failure of the store is shown, and a retry repeats the work`() throws {
    try mvvmFC.tell(.storeFailures, favourites: FailingFavourites())
  }

  @Test func `a retry does not wait for a request that has already ended`() throws {
    try mvvmFC.tell(.lateLoad, favourites: FailingFavourites())
  }

  @Test func `a mark that cannot be read is shown as a failure, and a retry reads it again`() throws {
    try mvvmFC.tell(.unreadableMark, favourites: FailingFavourites())
  }
}
