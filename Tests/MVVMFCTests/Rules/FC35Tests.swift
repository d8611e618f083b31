import Testing

@Suite struct FC35Tests {
  @Test func `FC-35 no view model imports the view layer`() throws {
    try expectKept("FC-35")
  }

  @Test func `FC-35 counterexample: the view model's file imports the view layer`() async throws {
    try await expectBroken(
      "FC-35", naming: "View Model", "HeadlessUI", "FC35GreetingsViewModel",
      by: .compiling("Counterexamples/FC35GreetingsViewModel.swift", in: "Modules/Films", for: "FC-35"))
  }

  @Test func `FC-35 counterexample: an extension of a view model imports one name of the view layer`()
    async throws
  {
    try await expectBroken(
      "FC-35", naming: "View Model", "HeadlessUI", "FC35FilmsViewModel",
      by: .compiling("Counterexamples/FC35FilmsViewModel.swift", in: "Modules/Films", for: "FC-35"))
  }
}
