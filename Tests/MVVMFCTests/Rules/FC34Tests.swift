import Testing

@Suite struct FC34Tests {
  @Test func `FC-34 a view model does not mention parts of a view`() throws {
    try expectKept("FC-34")
  }

  @Test func `FC-34 counterexample: a property and an action are named after widgets`() throws {
    try expectBroken(
      "FC-34", naming: "View Model", "View", "FC34GreetingsViewModel",
      by: .readingBeside("Counterexamples/FC34GreetingsViewModel.swift", in: "Modules/Films"))
  }

  @Test func `FC-34 counterexample: the delegate receives commands for its table`() throws {
    try expectBroken(
      "FC-34", naming: "View Model", "View", "reloadTable",
      by: .readingBeside("Counterexamples/FC34GreetingsViewModelDelegate.swift", in: "Modules/Films"))
  }
}
