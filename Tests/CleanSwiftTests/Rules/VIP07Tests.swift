import Checks
import PatternTesting
import Testing

@Suite struct VIP07Tests {
  @Test func `VIP-07 models are values, made of scalars and strings`() throws {
    try expectKept("VIP-07")
  }

  @Test func `VIP-07 counterexample: the request holds a completion handler`() throws {
    try expectBroken(
      "VIP-07", naming: "View Controller → Interactor", "'completion'",
      by: .declaringBeside("Counterexamples/VIP07RequestGreetingsModels.swift"))
  }

  @Test func `VIP-07 counterexample: the response holds an object`() throws {
    try expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "'guest'",
      by: .declaringBeside("Counterexamples/VIP07ResponseGreetingsModels.swift"))
  }

  @Test func `VIP-07 counterexample: the response holds a date`() throws {
    try expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "Date", "'days",
      by: .declaringBeside("Counterexamples/VIP07DateGreetingsModels.swift"))
  }

  @Test func `VIP-07 counterexample: the view model is an object`() throws {
    try expectBroken(
      "VIP-07", naming: "Presenter → View Controller", "is an object",
      by: .declaringBeside("Counterexamples/VIP07ViewModelGreetingsModels.swift"))
  }

  @Test func `VIP-07 counterexample: a response that no story sends holds an NSError`() throws {
    try expectBroken(
      "VIP-07", naming: "Interactor → Presenter", "NSError in 'failure'",
      by: .declaringBeside("Counterexamples/VIP07FailureGreetingsModels.swift"))
  }
}
