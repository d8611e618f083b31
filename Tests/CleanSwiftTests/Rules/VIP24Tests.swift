import Testing

@Suite struct VIP24Tests {
  @Test func `VIP-24 the view controller does not know who does the work`() throws {
    try expectKept("VIP-24")
  }

  @Test func `VIP-24 counterexample: the view controller has a worker`() throws {
    try expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "GreetWorker",
      by: .readingBeside("Counterexamples/VIP24.swift"))
  }

  @Test func `VIP-24 counterexample: the view controller asks what its output is`() throws {
    try expectBroken(
      "VIP-24", naming: "View Controller", "output as",
      by: .readingBeside("Counterexamples/VIP24Cast.swift"))
  }
}
