import Checks
import Testing

@testable import SwiftIO

@Suite struct SIO21Tests {
  @Test func `SIO-21 every action conforms to Action`() throws {
    try expectKept("SIO-21")
  }

  @Test func `SIO-21 counterexample: a type can be run and cancelled but is not an Action`() async throws {
    try expectBroken(
      "SIO-21", naming: "Interactor → Action", "Wave",
      by: try await .compiling("Counterexamples/SIO21.swift", for: "SIO-21"))
  }
}
