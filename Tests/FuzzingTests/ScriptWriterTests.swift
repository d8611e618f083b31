import Catalogue
import HeadlessUI
import Playing
import SwiftIO
import Testing

@testable import Fuzzing

/// Random scripts: what a seed decides, which events they contain, and how the events are counted.
@Suite struct ScriptWriterTests {
  /// The events of a seed's script, after the launch.
  private func script(seed: UInt64, after launch: Story.Step = .launch()) throws -> [Story.Event] {
    var writer = ScriptWriter(seed: seed, hasLinks: true)
    let stage = Stage(SwiftIOArchitecture())
    try stage.perform(launch)
    return try (0..<60).map { _ in
      let event = writer.event(
        on: stage.window.screen(), requestCount: stage.catalogue.pending.count)
      try stage.perform(Story.Step(event: event, file: #filePath, line: #line))
      return event
    }
  }

  @Test func `a seed decides the script, and every step of it can be done`() throws {
    #expect(try script(seed: 7) == script(seed: 7))
    #expect(try script(seed: 7) != script(seed: 8))
  }

  @Test func `the numbers of a seed are those of SplitMix64`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.number(below: 1000) }
    #expect(numbers == [350, 173, 532, 249, 889])
  }

  @Test
  func `forty scripts have taps, searches, swipes, transitions, scrolling, relaunches, replies and failures`()
    throws
  {
    let events = Set(try (1...40).flatMap { try script(seed: $0) })
    for event: Story.Event in [
      .tap("Mark as Favourite"), .tap("Unmark Favourite"), .tap("Favourites"), .tap("Try Again"),
      .tap("Cancel"), .tap("Name ↑"), .tap("Population"), .goBack, .beginSwipe, .cancelSwipe,
      .finishSwipe, .holdTransition, .finishTransition, .storeFails(.tooNew), .storeRecovers, .scrollUp,
      .scrollDown, .relaunch,
      .reply(1), .reply(2), .fail(1), .fail(2), .paste(""), .paste("italy"), .type("fin"),
      .typeQuickly("fin"),
    ] { #expect(events.contains(event), "\(event.code)") }
  }

  @Test func `scripts of an app with tabs select both, and only those`() throws {
    let withTabs = Set(try (1...10).flatMap { try script(seed: $0, after: .launchWithTabs()) })
    #expect(withTabs.contains(.selectTab("Countries")) && withTabs.contains(.selectTab("Favourites")))
    let withoutTabs = try script(seed: 1)
    #expect(!withoutTabs.contains { $0.code.hasPrefix(".selectTab") })
  }

  @Test func `requests that an app cancels are counted, even within one step`() {
    var counts = ScriptCounts()
    counts.count(.type("fin"), from: .init(asked: 1, waiting: 1), to: .init(asked: 4, waiting: 2))
    #expect(counts.cancellations == 2)
    counts.count(.reply(1), from: .init(asked: 4, waiting: 2), to: .init(asked: 4, waiting: 1))
    counts.count(.fail(1), from: .init(asked: 4, waiting: 1), to: .init(asked: 4, waiting: 0))
    counts.count(.reply(2), from: .init(asked: 6, waiting: 2), to: .init(asked: 7, waiting: 2))
    #expect(counts.cancellations == 2)
    #expect(counts.steps == 4)
    #expect(counts.repliesInOrder == 1 && counts.repliesOutOfOrder == 1 && counts.failures == 1)
  }

  @Test func `an event is written as a step in Swift`() {
    #expect(Story.Event.tap("a \"b\"").code == #".tap("a \"b\"")"#)
    #expect(Story.Event.reply(1).code == ".reply()")
    #expect(Story.Event.reply(2).code == ".reply(request: 2)")
    #expect(Story.Event.fail(3).code == ".fail(request: 3)")
  }
}
