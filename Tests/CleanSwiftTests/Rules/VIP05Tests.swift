import Checks
import PatternTesting
import Testing

@Suite struct VIP05Tests {
  @Test func `VIP-05 models are not the application's own data types`() throws {
    try expectKept("VIP-05")
  }

  @Test func `VIP-05 counterexample: the response holds the countries as they are stored`() throws {
    try expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.Country", "'countries",
      by: .declaringBeside("Counterexamples/VIP05ResponseGreetingsModels.swift"))
  }

  @Test func `VIP-05 counterexample: each row of the view model holds its country`() throws {
    try expectBroken(
      "VIP-05", naming: "Presenter → View Controller", "Catalogue.Country in 'rows[].country'",
      by: .declaringBeside("Counterexamples/VIP05ViewModelGreetingsModels.swift"))
  }

  @Test func `VIP-05 counterexample: the request holds the whole country instead of its row`() throws {
    try expectBroken(
      "VIP-05", naming: "View Controller → Interactor", "Catalogue.Country in 'country'",
      by: .declaringBeside("Counterexamples/VIP05RequestGreetingsModels.swift"))
  }

  @Test func `VIP-05 counterexample: a response that no story sends holds the worker's error`() throws {
    try expectBroken(
      "VIP-05", naming: "Interactor → Presenter", "Catalogue.CatalogueError",
      by: .declaringBeside("Counterexamples/VIP05FailureGreetingsModels.swift"))
  }
}
