import Checks
import Testing

@Suite struct VIP27Tests {
  @Test func `VIP-27 the view controller defines its input, and its output is the interactor's input`() throws
  {
    try expectKept("VIP-27")
  }

  @Test func `VIP-27 counterexample: one boundary has two protocols`() async throws {
    try await expectBroken(
      "VIP-27", naming: "View Controller → Interactor", "VIP27InteractorInput",
      by: .compiling("VIP27.swift", for: "VIP-27"))
  }

  @Test func `VIP-27 counterexample: the view controller has no input`() async throws {
    try await expectBroken(
      "VIP-27", naming: "View Controller", "cannot find type 'VIP27InputlessViewControllerInput'",
      by: .compiling("VIP27Inputless.swift", for: "VIP-27"))
  }
}
