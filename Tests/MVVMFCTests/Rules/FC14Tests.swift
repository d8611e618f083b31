import Testing

@Suite struct FC14Tests {
  @Test func `FC-14 a factory has static methods only`() throws {
    try expectKept("FC-14")
  }

  @Test func `FC-14 counterexample: a factory is an object`() throws {
    try expectBroken(
      "FC-14", naming: "Factory", "GreetingsFactory", "create",
      by: .readingBeside("Counterexamples/FC14FactoryObject.swift", in: "Modules/Films"))
  }

  @Test func `FC-14 counterexample: a factory keeps the screen that it created`() throws {
    try expectBroken(
      "FC-14", naming: "Factory", "GreetingsFactory", "latest",
      by: .readingBeside("Counterexamples/FC14FactoryWithState.swift", in: "Modules/Films"))
  }

  @Test func `FC-14 counterexample: a factory's state is in a variable outside of it`() throws {
    try expectBroken(
      "FC-14", naming: "Factory", "FC14StateBeside", "madeCount",
      by: .readingBeside("Counterexamples/FC14StateBeside.swift", in: "Modules/Films"))
  }
}
