import Testing

@Suite struct FC24Tests {
  @Test func `FC-24 in the factories, the dependency manager delivers services and use cases`() throws {
    try expectKept("FC-24")
  }

  @Test func `FC-24 counterexample: a view model takes a service from the dependency manager`() async throws {
    try await expectBroken(
      "FC-24", naming: "Dependency Manager", "Factory", "FC24GreetingsViewModel",
      by: .compiling("Counterexamples/FC24GreetingsViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a factory creates a use case by itself`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "FindFavouritesUseCase",
      by: .compiling("Counterexamples/FC24GreetingsFactory.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view controller creates its view model`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "GreetingsViewModel",
      by: .compiling(
        "Counterexamples/FC24GreetingsViewController.swift", in: "Modules/Favourites", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model reads the user defaults`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "standard",
      by: .compiling("Counterexamples/FC24DefaultsViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model reads a global variable`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "greetings",
      by: .compiling("Counterexamples/FC24GlobalViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model receives its service after its initializer`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "catalogue",
      by: .compiling("Counterexamples/FC24LateViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }
}
