import Checks
import PatternTesting
import Playing
import Testing

/// The stories, with the app as it ships and with the app whose boundaries are observed.
@Suite struct StoryTests {
  @Test(arguments: Story.all + Story.further)
  func `a story passes, and the app behaves in the same way whether it is observed or not`(
    story: Story
  ) throws {
    try swiftIO.expectSameBehaviour(in: story)
  }

  @Test func `no part asks what class stands behind a protocol`() {
    #expect(swiftIO.evidence.castsToOwnClasses == [])
  }

  @Test func `every story can be played to its end`() {
    swiftIO.expectStoriesPass()
  }

  @Test func `each error has one text, whatever was asked for or to be done`() throws {
    try swiftIO.expectErrorTexts()
  }

  @Test func `one event of the user starts nothing twice`() {
    swiftIO.expectNothingStartsTwice()
  }

  @Test func `every variable belongs to an object`() {
    swiftIO.expectNoSharedState()
  }
}
