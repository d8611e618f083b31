import Architectures
import Foundation
import Playing
import Specification
import Testing
import TextLayout

@testable import Walkthrough

/// A script that is replayed in several apps.
@Suite struct LiveReplayTests {
  @Test(arguments: Story.all.map(\.id))
  func `every story is a script with the same screens in all patterns`(id: Story.ID) throws {
    let script = try #require(Story.named(id)).steps.map(\.event)
    let replay = LiveReplay(of: script, by: Architectures.all)
    #expect(replay.agrees)
    let text = report(replay)
    #expect(text.components(separatedBy: "the same screen after each of \(script.count) events").count == 4)
  }

  @Test func `the first difference is named, with both screens`() {
    let script: [Story.Event] = [.launch, .reply(1), .tap("Name ↑")]
    let replay = LiveReplay(of: script, by: [Architectures.of(.swiftIO), StandIn(.viper, .otherTitle)])
    #expect(!replay.agrees)
    let text = report(replay, width: 200)
    #expect(text.contains("VIPER              a different screen after step 1, .launch()"))
    #expect(text.contains("Swift-IO shows:") && text.contains("VIPER shows:"))
    #expect(text.contains("Countries") && text.contains("Lands"))
  }

  @Test func `a step that one pattern cannot do is named, with the reason`() {
    let script: [Story.Event] = [.launch, .tap("Favourites")]
    let replay = LiveReplay(of: script, by: [Architectures.of(.swiftIO), StandIn(.viper, .noScreen)])
    #expect(replay.runs.map { $0.screens.count } == [2, 1])
    #expect(!replay.agrees)
    let both = LiveReplay(of: [.launch, .tap("Bogus")], by: Architectures.all)
    #expect(!both.agrees)
    let text = report(both, width: 200)
    #expect(text.contains(#"Swift-IO           cannot do step 2, .tap("Bogus"): The screen has no button"#))
    #expect(text.components(separatedBy: "cannot do step 2").count == 5)
  }

  @Test func `a step that only the first pattern cannot do is not called a difference of screens`() {
    let replay = LiveReplay(
      script: [.launch, .tap("Favourites")],
      runs: [
        LiveReplay.Run(pattern: .viper, screens: ["same"], obstacle: "The screen has no button."),
        LiveReplay.Run(pattern: .swiftIO, screens: ["same", "more"], obstacle: nil),
      ])
    let text = report(replay, width: 200)
    #expect(text.contains(#"does step 2, .tap("Favourites"), which VIPER cannot do"#))
    #expect(!text.contains("a different screen"))
  }

  @Test(arguments: [20, 40, 80, 200]) func `no line is wider than both the page and a screen`(width: Int) {
    let script: [Story.Event] = [.launch, .reply(1), .paste(String(repeating: "x", count: 300))]
    let architectures: [any Architecture] = [Architectures.of(.swiftIO), StandIn(.viper, .otherTitle)]
    let text = report(LiveReplay(of: script, by: architectures), width: width)
    for line in text.split(separator: "\n") where line.columns > max(width, Page.widestScreen) {
      Issue.record("\(line.columns) columns: \(line)")
    }
  }

  private func report(_ replay: LiveReplay, width: Int = 80) -> String {
    LiveReplayReport(replay: replay, page: Page(width: width, style: .plain)).text()
  }
}
