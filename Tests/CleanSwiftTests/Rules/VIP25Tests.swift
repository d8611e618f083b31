import Testing

@Suite struct VIP25Tests {
  @Test func `VIP-25 navigation stands in the router`() throws {
    try expectKept("VIP-25")
  }

  @Test func `VIP-25 counterexample: the view controller makes the next scene and pushes it`() throws {
    try expectBroken(
      "VIP-25", naming: "View Controller", "Router", by: .readingBeside("Counterexamples/VIP25.swift"))
  }

  @Test func `VIP-25 counterexample: the view controller presents over itself`() throws {
    try expectBroken(
      "VIP-25", naming: "View Controller", "Router", "present(",
      by: .readingBeside("Counterexamples/VIP25Sheet.swift"))
  }
}
