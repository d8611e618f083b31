import Testing

@Suite struct VIP32Tests {
  @Test func `VIP-32 one shared configurator serves all scenes of a kind, and keeps nothing`() throws {
    try expectKept("VIP-32")
  }

  @Test func `VIP-32 counterexample: the configurator keeps what it connected`() throws {
    try expectBroken(
      "VIP-32", naming: "Configurator", "interactor", by: .readingBeside("Counterexamples/VIP32.swift"))
  }

  @Test func `VIP-32 counterexample: the configurator has no shared instance`() throws {
    try expectBroken(
      "VIP-32", naming: "Configurator", "shared", by: .readingBeside("Counterexamples/VIP32Unshared.swift"))
  }

  @Test func `VIP-32 counterexample: a view controller creates a second configurator`() throws {
    try expectBroken(
      "VIP-32", naming: "Configurator", "another instance",
      by: .readingBeside("Counterexamples/VIP32Again.swift"))
  }
}
