import Checks
import PatternTesting
import Testing

@Suite struct VIP12Tests {
  @Test func `VIP-12 requests hold what the user entered or chose`() throws {
    try expectKept("VIP-12")
  }

  @Test func `VIP-12 counterexample: the request sends back a row of the view model`() throws {
    try expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "Greetings.Row in 'row'",
      by: .declaringBeside("Counterexamples/VIP12RowGreetingsModels.swift"))
  }

  @Test func `VIP-12 counterexample: the request holds the list that is to be sorted`() throws {
    try expectBroken(
      "VIP-12", naming: "View Controller → Interactor", "Greetings.Entry in 'entries[]'",
      by: .declaringBeside("Counterexamples/VIP12ListGreetingsModels.swift"))
  }
}
