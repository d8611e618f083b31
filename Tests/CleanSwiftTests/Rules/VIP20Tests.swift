import Testing

@Suite struct VIP20Tests {
  @Test func `VIP-20 the view controller validates, fetches, parses and converts nothing`() throws {
    try expectKept("VIP-20")
  }

  @Test func `VIP-20 counterexample: the view controller formats a date`() throws {
    try expectBroken(
      "VIP-20", naming: "View Controller", "Presenter", "Formatter",
      by: .readingBeside("Counterexamples/VIP20.swift"))
  }

  @Test func `VIP-20 counterexample: the view controller composes a text`() throws {
    try expectBroken(
      "VIP-20", naming: "View Controller", "Presenter", "puts a text together",
      by: .readingBeside("Counterexamples/VIP20Text.swift"))
  }

  @Test func `VIP-20 counterexample: the view controller validates a field`() throws {
    try expectBroken(
      "VIP-20", naming: "View Controller", "Interactor", "isEmpty",
      by: .readingBeside("Counterexamples/VIP20Field.swift"))
  }

  @Test func `VIP-20 counterexample: the view controller fetches and parses`() throws {
    try expectBroken(
      "VIP-20", naming: "View Controller", "Interactor", "line ",
      by: .readingBeside("Counterexamples/VIP20Fetch.swift"))
  }
}
