import Testing

@Suite struct FC37Tests {
  @Test func `FC-37 what a view model depends on is given to its initializer`() throws {
    try expectKept("FC-37")
  }

  @Test func `FC-37 counterexample: a view model reaches for the user's defaults`() throws {
    try expectBroken(
      "FC-37", naming: "View Model", "initializer", "standard",
      by: .readingBeside("Counterexamples/FC37DefaultsViewModel.swift", in: "Modules/Films"))
  }

  @Test func `FC-37 counterexample: a view model uses what the whole app can reach`() throws {
    try expectBroken(
      "FC-37", naming: "View Model", "initializer", "greetings",
      by: .readingBeside("Counterexamples/FC37GlobalViewModel.swift", in: "Modules/Films"))
  }

  @Test func `FC-37 counterexample: a view model is given its service when it is there already`() throws {
    try expectBroken(
      "FC-37", naming: "View Model", "initializer", "catalogue",
      by: .readingBeside("Counterexamples/FC37LateViewModel.swift", in: "Modules/Films"))
  }
}
