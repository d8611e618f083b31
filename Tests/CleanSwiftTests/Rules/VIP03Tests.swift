import Checks
import Testing

@Suite struct VIP03Tests {
  @Test func `VIP-03 the components of a cycle know one another only through protocols`() throws {
    try expectKept("VIP-03")
  }

  @Test func `VIP-03 counterexample: the view controller knows its interactor by its class`() async throws {
    try await expectBroken(
      "VIP-03", naming: "View Controller", "cannot find type 'VIP03GreetingsInteractor'",
      by: .compiling("VIP03.swift", "VIP03Interactor.swift", for: "VIP-03"))
  }

  @Test func `VIP-03 counterexample: the presenter knows its view controller by its class`() async throws {
    try await expectBroken(
      "VIP-03", naming: "Presenter", "'GreetingsViewController'",
      by: .compiling("VIP03Presenter.swift", for: "VIP-03"))
  }
}
