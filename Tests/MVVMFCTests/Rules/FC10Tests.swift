import Testing

@Suite struct FC10Tests {
  @Test func `FC-10 a module has a view model, a view controller, a flow controller and a factory`() throws {
    try expectKept("FC-10")
  }

  @Test func `FC-10 counterexample: a module has only a view controller`() throws {
    try expectBroken(
      "FC-10", naming: "Greetings", "View Model", "Flow Controller", "Factory",
      by: .readingBeside("Counterexamples/FC10GreetingsViewController.swift", in: "Modules/Greetings"))
  }

  @Test func `FC-10 counterexample: a module has no flow controller`() throws {
    let paths = ["FC10GreetingsFactory", "FC10GreetingsViewController", "FC10GreetingsViewModel"]
    try expectBroken(
      "FC-10", naming: "Module Greetings: it has no Flow Controller.",
      by: .readingBeside(paths.map { "Counterexamples/\($0).swift" }, in: "Modules/Greetings"))
  }
}
