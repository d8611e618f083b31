import Testing

@Suite struct FC01Tests {
  @Test func `FC-01 flow controllers take the place of coordinators`() throws {
    try expectKept("FC-01")
  }

  @Test func `FC-01 counterexample: a coordinator works beside the flow controllers`() throws {
    try expectBroken(
      "FC-01", naming: "Flow Controller", "GreetingsCoordinator",
      by: .readingBeside("Counterexamples/FC01GreetingsCoordinator.swift", in: "Modules/Films"))
  }

  @Test func `FC-01 counterexample: a view controller pushes the next one`() throws {
    try expectBroken(
      "FC-01", naming: "Flow Controller", "FC01GreetingsViewController", "pushViewController",
      by: .readingBeside("Counterexamples/FC01GreetingsViewController.swift", in: "Modules/Films"))
  }
}
