import SwiftIO
import Testing
import Tracing

@testable import Playing

@MainActor @Suite struct StoryTests {
  @Test func `each story has its own name and wish`() {
    #expect(Set(Story.all.map(\.id)).count == Story.all.count)
    #expect(Set(Story.all.map(\.wish)).count == Story.all.count)
  }

  @Test func `the error of a failed step gives the step and the reason, and shows the screen`() throws {
    let stage = Stage(SwiftIOArchitecture())
    try stage.perform(.launch())
    let step = Story.Step.see("Atlantis", line: 7)
    let error = #expect(throws: StoryError.self) { try stage.perform(step) }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("Tests/PlayingTests/StoryTests.swift:7: The user sees “Atlantis”."))
    #expect(text.contains("But the screen does not show “Atlantis”:\n╭"))
  }

  @Test func `a reply without a request is an error`() throws {
    let stage = Stage(SwiftIOArchitecture())
    try stage.perform(.launch())
    try stage.perform(.reply())
    let error = #expect(throws: StoryError.self) { try stage.perform(.reply()) }
    #expect(error?.reason == "But no request is waiting.")
  }

  @Test func `two performances of a story have the same messages`() throws {
    let first = try Performance(of: .markFavourite, by: SwiftIOArchitecture())
    let second = try Performance(of: .markFavourite, by: SwiftIOArchitecture())
    #expect(first.document == second.document)
  }

  @Test func `a performance has a scene for every step and has every message once`() throws {
    let performance = try Performance(of: .sortCountries, by: SwiftIOArchitecture())
    #expect(performance.scenes.count == Story.sortCountries.steps.count { !$0.isLook })
    #expect(performance.scenes[1].looks == ["The user sees “Afghanistan”."])
    #expect(performance.scenes.flatMap(\.messages) == performance.document.messages)
    #expect(performance.scenes[0].before == nil)
    #expect(performance.scenes[2].before == performance.scenes[1].after)
  }

  @Test func `a performance up to a failure has the scenes before it`() throws {
    let steps = Story.listCountries.steps
    let story = Story(id: "atlantis", wish: "find it", steps: steps + [.see("Atlantis"), .tap("Name ↑")])
    let performance = Performance.upToFailure(of: story, by: SwiftIOArchitecture())
    #expect(performance.failure?.step.event == .see("Atlantis"))
    #expect(performance.scenes.count == steps.count { !$0.isLook })
    let whole = Performance.upToFailure(of: .listCountries, by: SwiftIOArchitecture())
    #expect(whole.failure == nil)
    #expect(performance.document.messages == whole.document.messages)
  }
}
