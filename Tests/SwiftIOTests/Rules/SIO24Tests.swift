import Checks
import Foundation
import PatternTesting
import Stories
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

  @Test func `SIO-24 counterexample: an action takes a scene's model`() async throws {
    let action = swiftIO.sourceFolder.appendingPathComponent("Actions/Action.swift")
    var evidence = Evidence()
    evidence.compilations = [
      try await swiftIO.toolchain.awaitTypecheck(
        "the action MarkOpened", for: "SIO-24", files: [action], snippet: Self.program, seeing: ["Catalogue"])
    ]
    try expectBroken("SIO-24", naming: "Action", "Model", "CountriesModelUpdating", by: evidence)
  }

  @Test func `SIO-24 counterexample: an action knows the user interface`() async throws {
    var evidence = Evidence()
    evidence.compilations = [
      try await swiftIO.toolchain.awaitTypecheck(
        "the action ShowMessage", for: "SIO-24", snippet: "import HeadlessUI\n", seeing: ["Catalogue"])
    ]
    try expectBroken("SIO-24", naming: "Action", "no such module 'HeadlessUI'", by: evidence)
  }

  private static let program = """
    /// As a user, I want to see where I have been.
    final class MarkOpened: Action {
      private let model: any CountriesModelUpdating

      init(_ model: any CountriesModelUpdating) {
        self.model = model
      }

      func run(completion: @escaping (Result<Void, any Error>) -> Void) { completion(.success(())) }
      func cancel() {}
    }
    """
}
