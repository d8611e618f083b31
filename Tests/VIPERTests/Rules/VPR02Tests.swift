import Testing

@Suite struct VPR02Tests {
  @Test func `VPR-02 the logic of a task is in the interactor`() throws {
    try expectKept("VPR-02")
  }

  @Test func `VPR-02 counterexample: the view controller sorts what it shows`() throws {
    try expectBroken(
      "VPR-02", naming: "View Controller", "Interactor",
      by: .readingBeside("Counterexamples/VPR02GreetingsViewController.swift"))
  }

  @Test func `VPR-02 counterexample: the data store leaves out what the user is not to see`() throws {
    try expectBroken(
      "VPR-02", naming: "Data Store", "Interactor",
      by: .readingBeside("Counterexamples/VPR02GreetingsDataStore.swift"))
  }
}
