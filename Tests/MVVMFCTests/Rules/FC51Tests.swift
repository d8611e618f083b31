import Testing

@Suite struct FC51Tests {
  @Test func `FC-51 a flow controller goes on by way of factories`() throws {
    try expectKept("FC-51")
  }

  @Test func `FC-51 counterexample: a flow controller puts the next module together`() throws {
    try expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "FC51GreetingsFlowController",
      by: .readingBeside("Counterexamples/FC51GreetingsFlowController.swift", in: "Modules/Films"))
  }

  @Test func `FC-51 counterexample: a flow controller pushes a view controller of its own making`() throws {
    try expectBroken(
      "FC-51", naming: "Flow Controller", "Factory", "GreetingViewController",
      by: .readingBeside("Counterexamples/FC51PushingFlowController.swift", in: "Modules/Films"))
  }
}
