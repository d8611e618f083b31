import Checks
import PatternTesting
import Testing

@Suite struct VIP15Tests {
  @Test func `VIP-15 a view model can be shown as it is`() throws {
    try expectKept("VIP-15")
  }

  @Test func `VIP-15 counterexample: the view model holds a date`() throws {
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Date in 'day'",
      by: .declaringBeside("Counterexamples/VIP15DateGreetingsModels.swift"))
  }

  @Test func `VIP-15 counterexample: the view model holds a raw number`() throws {
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Swift.Int in 'rows[].population'",
      by: .declaringBeside("Counterexamples/VIP15NumberGreetingsModels.swift"))
  }

  @Test func `VIP-15 counterexample: the view model holds a number that is named like a row index`() throws {
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "Swift.Int in 'guestsInRow'",
      by: .declaringBeside("Counterexamples/VIP15RowGreetingsModels.swift"))
  }

  @Test func `VIP-15 counterexample: the view model holds a code instead of a text`() throws {
    try expectBroken(
      "VIP-15", naming: "Presenter → View Controller", "'reason'",
      by: .declaringBeside("Counterexamples/VIP15CodeGreetingsModels.swift"))
  }
}
