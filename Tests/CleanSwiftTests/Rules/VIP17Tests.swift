import Checks
import PatternTesting
import Testing

@Suite struct VIP17Tests {
  @Test func `VIP-17 a model with nothing to carry is empty`() throws {
    try expectKept("VIP-17")
  }

  @Test func `VIP-17 counterexample: a request that needs no field has one`() throws {
    try expectBroken(
      "VIP-17", naming: "View Controller → Interactor", "'isReserved'",
      by: .declaringBeside("Counterexamples/VIP17GreetingsModels.swift"))
  }
}
