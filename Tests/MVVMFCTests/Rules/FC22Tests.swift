import Testing

@Suite struct FC22Tests {
  @Test func `FC-22 flow controllers alone use factories`() throws {
    try expectKept("FC-22")
  }

  @Test func `FC-22 counterexample: a view controller shows the next module`() throws {
    try expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FC22GreetingsViewController",
      by: .readingBeside("Counterexamples/FC22GreetingsViewController.swift", in: "Modules/Films"))
  }

  @Test func `FC-22 counterexample: a view model is given a factory`() throws {
    try expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "FilmsFactory",
      by: .readingBeside("Counterexamples/FC22GreetingsViewModel.swift", in: "Modules/Countries"))
  }

  @Test func `FC-22 counterexample: a factory makes the next module as well`() throws {
    try expectBroken(
      "FC-22", naming: "Factory", "Flow Controller", "AlertFactory",
      by: .readingBeside("Counterexamples/FC22GreetingsFactory.swift", in: "Modules/Films"))
  }
}
