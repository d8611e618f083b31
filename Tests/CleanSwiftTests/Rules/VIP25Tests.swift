import Checks
import Testing

@Suite struct VIP25Tests {
  @Test func `VIP-25 navigation is in the router`() throws {
    try expectKept("VIP-25")
  }

  @Test func `VIP-25 counterexample: the view controller creates the next scene and pushes it`() async throws
  {
    try await expectBroken(
      "VIP-25", naming: "View Controller", "Router", by: .compiling("VIP25.swift", for: "VIP-25"))
  }

  @Test func `VIP-25 counterexample: the view controller presents the next scene`() async throws {
    try await expectBroken(
      "VIP-25", naming: "View Controller", "Router", "calls present",
      by: .compiling("VIP25Sheet.swift", for: "VIP-25"))
  }
}
