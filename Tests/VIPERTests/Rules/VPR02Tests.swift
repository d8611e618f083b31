import Testing

@Suite struct VPR02Tests {
  @Test func `VPR-02 the logic of a task is in the interactor`() throws {
    try expectKept("VPR-02")
  }

  @Test func `VPR-02 counterexample: the view controller sorts its rows`() throws {
    try expectBroken(
      "VPR-02", naming: "View Controller", "Interactor",
      by: .readingBeside("Counterexamples/VPR02GreetingsViewController.swift"))
  }

  @Test func `VPR-02 counterexample: the data store filters the greetings`() throws {
    try expectBroken(
      "VPR-02", naming: "Data Store", "Interactor",
      by: .readingBeside("Counterexamples/VPR02GreetingsDataStore.swift"))
  }
}
