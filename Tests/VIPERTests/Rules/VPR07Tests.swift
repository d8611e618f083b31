import Testing

@Suite struct VPR07Tests {
  @Test func `VPR-07 the interactor alone changes entities`() throws {
    try expectKept("VPR-07")
  }

  @Test func `VPR-07 counterexample: the presenter sets a mark`() throws {
    try expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingPresenter",
      by: .readingBeside("Counterexamples/VPR07GreetingPresenter.swift"))
  }

  @Test func `VPR-07 counterexample: the view controller puts another entity into the data store`() throws {
    try expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingViewController",
      by: .readingBeside("Counterexamples/VPR07GreetingViewController.swift"))
  }

  @Test func `VPR-07 counterexample: the data store changes what is put into it`() throws {
    try expectBroken(
      "VPR-07", naming: "Entity", "Interactor", "GreetingsDataStore",
      by: .readingBeside("Counterexamples/VPR07GreetingsDataStore.swift"))
  }
}
