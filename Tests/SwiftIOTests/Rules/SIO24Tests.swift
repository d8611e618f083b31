import Checks
import PatternTesting
import Testing
import Tracing

@testable import SwiftIO

@Suite struct SIO24Tests {
  @Test func `SIO-24 actions know no scene`() throws {
    try expectKept("SIO-24")
  }

  @Test func `SIO-24 the same action runs from two scenes`() {
    let runs = swiftIO.evidence.traces.flatMap(\.messages).filter { $0.step == 2 }
    let scenes = Set(runs.filter { $0.receiver.type == "OpenFilm" }.map(\.sender.type))
    #expect(scenes == ["FilmsInteractor", "FavouritesInteractor"])
  }

  @Test func `SIO-24 counterexample: an action takes the model of a scene`() async throws {
    try expectBroken(
      "SIO-24", naming: "Action", "Model", "CountriesModelUpdating",
      by: try await .compiling("Counterexamples/SIO24Model.swift", for: "SIO-24"))
  }

  @Test func `SIO-24 counterexample: an action shows a message in a label`() async throws {
    try expectBroken(
      "SIO-24", naming: "Action", "SIO24Widget.swift", "HeadlessUI",
      by: try await .compiling("Counterexamples/SIO24Widget.swift", for: "SIO-24"))
  }
}
