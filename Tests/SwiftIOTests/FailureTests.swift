import Specification
import Testing

@testable import SwiftIO

/// What the ten stories do not tell: every scene can fail, and what failed is what is tried again.
@Suite struct FailureTests {
  @Test(arguments: Story.failures)
  func `a scene that is let down says so, and tries the same again`(story: Story) throws {
    try Stage(SwiftIOArchitecture()).perform(story)
  }

  @Test(arguments: Story.collisions)
  func `what is under way and what is shown agree`(story: Story) throws {
    try Stage(SwiftIOArchitecture()).perform(story)
  }

  @Test func `of two failures the later is told, and that is tried again`() throws {
    try Stage(SwiftIOArchitecture(), favourites: MoodyFavourites()).perform(.twoFailures)
  }

  @Test func `a store that fails is told, and the same is tried again`() throws {
    try Stage(SwiftIOArchitecture(), favourites: MoodyFavourites()).perform(.storeFailures)
  }
}
