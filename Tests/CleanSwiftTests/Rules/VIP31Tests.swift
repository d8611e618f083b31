import Testing

@Suite struct VIP31Tests {
  @Test func `VIP-31 the configurator connects the parts of the cycle`() throws {
    try expectKept("VIP-31")
  }

  @Test func `VIP-31 counterexample: the view controller creates its own router`() throws {
    try expectBroken(
      "VIP-31", naming: "Configurator → View Controller", "VIP31.swift",
      by: .readingBeside("Counterexamples/VIP31.swift"))
  }

  @Test func `VIP-31 counterexample: the interactor finds its presenter itself`() throws {
    try expectBroken(
      "VIP-31", naming: "Configurator → Interactor", "VIP31Interactor.swift",
      by: .readingBeside("Counterexamples/VIP31Interactor.swift"))
  }
}
