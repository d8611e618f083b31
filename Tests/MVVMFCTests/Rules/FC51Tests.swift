import Testing

@Suite struct FC51Tests {
  @Test func `FC-51 a flow controller can use every factory`() throws {
    try expectKept("FC-51")
  }

  @Test func `FC-51 counterexample: only a view controller's file can name the factory of the next module`()
    async throws
  {
    try await expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "GreetingsFactory",
      by: .compiling("Counterexamples/FC51GreetingsViewController.swift", in: "Modules/Films", for: "FC-51"))
  }

  @Test func `FC-51 counterexample: the methods of a factory are private`() async throws {
    try await expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "pushIn",
      by: .compiling("Counterexamples/FC51GreetingsFactory.swift", in: "Modules/Films", for: "FC-51"))
  }
}
