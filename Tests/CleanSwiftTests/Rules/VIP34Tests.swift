import Checks
import Testing

@Suite struct VIP34Tests {
  @Test func `VIP-34 only the configurator knows the classes of the cycle`() throws {
    try expectKept("VIP-34")
  }

  @Test func `VIP-34 counterexample: the router creates the next scene's interactor`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingInteractor'", by: .compiling("VIP34.swift", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: the router names its own view controller's class`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingsViewController'",
      by: .compiling("VIP34Router.swift", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: a worker names the interactor's class`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingsInteractor'",
      by: .compiling("VIP34Worker.swift", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: a presenter names the presenter of another scene`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'FarewellsPresenter'",
      by: .compiling("VIP34Presenter.swift", for: "VIP-34"))
  }
}
