import Testing

@Suite struct VIP34Tests {
  @Test func `VIP-34 only the configurator knows the classes of the cycle`() throws {
    try expectKept("VIP-34")
  }

  @Test func `VIP-34 counterexample: the router makes the next scene's parts`() throws {
    try expectBroken(
      "VIP-34", naming: "Configurator", "Interactor", by: .readingBeside("Counterexamples/VIP34.swift"))
  }

  @Test func `VIP-34 counterexample: the router names its own view controller's class`() throws {
    try expectBroken(
      "VIP-34", naming: "Configurator", "CountriesViewController",
      by: .readingBeside("Counterexamples/VIP34Router.swift"))
  }

  @Test func `VIP-34 counterexample: a worker names the interactor's class`() throws {
    try expectBroken(
      "VIP-34", naming: "Configurator", "CountriesInteractor",
      by: .readingBeside("Counterexamples/VIP34Worker.swift"))
  }
}
