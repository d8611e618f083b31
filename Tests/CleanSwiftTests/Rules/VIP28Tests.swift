import Checks
import Testing

@Suite struct VIP28Tests {
  @Test func `VIP-28 the view controller's output may be any object that conforms`() throws {
    try expectKept("VIP-28")
  }

  @Test func `VIP-28 counterexample: the output is the interactor's class`() async throws {
    try await expectBroken(
      "VIP-28", naming: "View Controller → Interactor", "to specified type 'VIP28Interactor'",
      by: .compiling("VIP28.swift", for: "VIP-28"))
  }
}
