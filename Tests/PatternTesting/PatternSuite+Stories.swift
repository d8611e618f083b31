public import Catalogue
import HeadlessUI
public import Stories
public import Testing
import Tracing

extension PatternSuite {
  /// Performs a story, and expects exactly the messages of a flow.
  public func expectFlow(
    of story: Story, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let performance = try Performance(of: story, by: architecture)
    let seen = Flow(performance.document.messages)
    if let difference = seen.difference(from: architecture.visible(Flow(parsing: expected))) {
      Issue.record("\(difference)", sourceLocation: sourceLocation)
    } else {
      Tally.count(flow: story.id, by: pattern)
    }
  }

  /// Performs a story with the app as it ships.
  ///
  /// - Throws: `StoryError` for the first step that failed.
  public func tell(_ story: Story, favourites: any FavouritesStore = InMemoryFavourites()) throws {
    try Stage(architecture, favourites: favourites).perform(story)
  }

  /// Expects that a story passes both observed and unobserved, with the same screen after every step.
  public func expectSameScreens(
    in story: Story, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let plain = Stage(architecture)
    let observed = Stage(architecture, trace: Trace())
    for step in story.steps {
      try plain.perform(step)
      try observed.perform(step)
      #expect(
        plain.window.screen().text == observed.window.screen().text, "\(step.description)",
        sourceLocation: sourceLocation)
    }
  }
}
