import Testing

@testable import SwiftIO

@Suite struct SIO08Tests {
  @Test func `SIO-08 the view controller wraps no events`() throws {
    try expectKept("SIO-08")
  }

  @Test func `SIO-08 counterexample: the view controller passes a tap on`() throws {
    try expectBroken(
      "SIO-08", naming: "View Controller", "Interactor", by: .reading("Counterexamples/SIO08.swift"))
  }
}
