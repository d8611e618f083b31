import Testing

@Suite struct VIP03Tests {
  @Test func `VIP-03 the components of a cycle know one another by protocols`() throws {
    try expectKept("VIP-03")
  }

  @Test func `VIP-03 counterexample: the view controller has an interactor by its class`() throws {
    try expectBroken(
      "VIP-03", naming: "View Controller", "VIP03GreetingsInteractor",
      by: .readingBeside("Counterexamples/VIP03.swift"))
  }

  @Test func `VIP-03 counterexample: the presenter has a view controller by its class`() throws {
    try expectBroken(
      "VIP-03", naming: "Presenter", "CountriesViewController",
      by: .readingBeside("Counterexamples/VIP03Presenter.swift"))
  }
}
