import Testing

@Suite struct FC37Tests {
  @Test func `FC-37 a view model can take every service and use case`() throws {
    try expectKept("FC-37")
  }

  @Test func `FC-37 counterexample: only a factory can name a service`() async throws {
    try await expectBroken(
      "FC-37", naming: "View Model", "GreetingService",
      by: .compiling("Counterexamples/FC37GreetingsFactory.swift", in: "Modules/Films", for: "FC-37"))
  }

  @Test func `FC-37 counterexample: only the dependency manager can name a use case`() async throws {
    try await expectBroken(
      "FC-37", naming: "View Model", "GreetUseCase",
      by: .compiling("Counterexamples/FC37DependencyManager.swift", in: "Application", for: "FC-37"))
  }
}
