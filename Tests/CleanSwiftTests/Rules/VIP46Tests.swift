import Checks
import Testing

@Suite struct VIP46Tests {
  @Test func `VIP-46 the interactor defines its input and its output`() throws {
    try expectKept("VIP-46")
  }

  @Test func `VIP-46 counterexample: the interactor has no input protocol`() async throws {
    try await expectBroken(
      "VIP-46", naming: "Interactor", "cannot find type 'VIP46InteractorInput'",
      by: .compiling("VIP46.swift", for: "VIP-46"))
  }

  @Test func `VIP-46 counterexample: the interactor's output is a second protocol`() async throws {
    try await expectBroken(
      "VIP-46", naming: "Interactor → Presenter", "VIP46TwinInteractorOutput",
      by: .compiling("VIP46Twin.swift", for: "VIP-46"))
  }
}
