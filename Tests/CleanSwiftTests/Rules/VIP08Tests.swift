import Checks
import PatternTesting
import Testing

@Suite struct VIP08Tests {
  @Test func `VIP-08 the types that a model wraps are made of primitives`() throws {
    try expectKept("VIP-08")
  }

  @Test func `VIP-08 counterexample: a type that the response wraps holds a date`() throws {
    try expectBroken(
      "VIP-08", naming: "Interactor → Presenter", "Date in 'guests[].lastSeen'", "Greetings.Guest",
      by: .declaringBeside("Counterexamples/VIP08ResponseGreetingsModels.swift"))
  }

  @Test func `VIP-08 counterexample: each row of the view model holds the closure for a tap`() throws {
    try expectBroken(
      "VIP-08", naming: "Presenter → View Controller", "'rows[].action'", "Greetings.Row",
      by: .declaringBeside("Counterexamples/VIP08ViewModelGreetingsModels.swift"))
  }
}
