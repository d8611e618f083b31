import Testing

@Suite struct FC45Tests {
  @Test func `FC-45 a flow controller is made in a factory and used by a view model`() throws {
    try expectKept("FC-45")
  }

  @Test func `FC-45 counterexample: a view controller has the flow controller too`() throws {
    try expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingsViewController",
      by: .readingBeside("Counterexamples/FC45GreetingsViewController.swift", in: "Modules/Films"))
  }

  @Test func `FC-45 counterexample: a service leads on`() throws {
    try expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "FC45GreetingService",
      by: .readingBeside("Counterexamples/FC45GreetingService.swift", in: "Services/Greetings"))
  }

  @Test func `FC-45 counterexample: a view model makes its flow controller`() throws {
    try expectBroken(
      "FC-45", naming: "Flow Controller", "View Model", "Factory",
      by: .readingBeside("Counterexamples/FC45GreetingsViewModel.swift", in: "Modules/Films"))
  }
}
