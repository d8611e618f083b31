import Testing

@Suite struct FC24Tests {
  @Test func `FC-24 the dependency manager delivers services and use cases, in factories`() throws {
    try expectKept("FC-24")
  }

  @Test func `FC-24 counterexample: a view model asks the dependency manager`() async throws {
    try await expectBroken(
      "FC-24", naming: "Dependency Manager", "Factory", "FC24GreetingsViewModel",
      by: .compiling("Counterexamples/FC24GreetingsViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a factory makes a use case by itself`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "FindFavouritesUseCase",
      by: .compiling("Counterexamples/FC24GreetingsFactory.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view controller makes its view model`() async throws {
    try await expectBroken(
      "FC-24", naming: "Factory → View Model", "Dependency Manager", "GreetingsViewModel",
      by: .compiling(
        "Counterexamples/FC24GreetingsViewController.swift", in: "Modules/Favourites", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model reaches for the user's defaults`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "standard",
      by: .compiling("Counterexamples/FC24DefaultsViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model uses what the whole app can reach`() async throws {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "greetings",
      by: .compiling("Counterexamples/FC24GlobalViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }

  @Test func `FC-24 counterexample: a view model is given its service when it is there already`() async throws
  {
    try await expectBroken(
      "FC-24", naming: "View Model", "Dependency Manager", "catalogue",
      by: .compiling("Counterexamples/FC24LateViewModel.swift", in: "Modules/Films", for: "FC-24"))
  }
}
