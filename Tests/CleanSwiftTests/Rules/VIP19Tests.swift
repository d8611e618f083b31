import Testing

@Suite struct VIP19Tests {
  @Test func `VIP-19 the view controller handles only its views`() throws {
    try expectKept("VIP-19")
  }

  @Test func `VIP-19 counterexample: the view controller keeps the application's own data`() throws {
    try expectBroken(
      "VIP-19", naming: "View Controller", "imports Catalogue",
      by: .readingBeside("Counterexamples/VIP19.swift"))
  }

  @Test func `VIP-19 counterexample: the view controller reads the user defaults`() throws {
    try expectBroken(
      "VIP-19", naming: "View Controller", "UserDefaults",
      by: .readingBeside("Counterexamples/VIP19Defaults.swift"))
  }
}
