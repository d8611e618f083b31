import Testing

@Suite struct FC22Tests {
  @Test func `FC-22 only flow controllers use factories`() throws {
    try expectKept("FC-22")
  }

  @Test func `FC-22 counterexample: a view controller shows the next module`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FC22GreetingsViewController",
      by: .compiling("Counterexamples/FC22GreetingsViewController.swift", in: "Modules/Films", for: "FC-22"))
  }

  @Test func `FC-22 counterexample: a view model receives a factory`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FilmsFactory",
      by: .compiling("Counterexamples/FC22GreetingsViewModel.swift", in: "Modules/Countries", for: "FC-22"))
  }

  @Test func `FC-22 counterexample: a factory also creates the next module`() async throws {
    try await expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "AlertFactory",
      by: .compiling("Counterexamples/FC22GreetingsFactory.swift", in: "Modules/Films", for: "FC-22"))
  }
}
