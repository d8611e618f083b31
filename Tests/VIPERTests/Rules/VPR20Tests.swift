import Testing

@Suite struct VPR20Tests {
  @Test func `VPR-20 the presenter only prepares data for display`() throws {
    try expectKept("VPR-20")
  }

  @Test func `VPR-20 counterexample: the presenter leaves out and sorts`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor",
      by: .readingBeside("Counterexamples/VPR20GreetingsPresenter.swift"))
  }

  @Test func `VPR-20 counterexample: the presenter keeps what was searched for last`() throws {
    try expectBroken(
      "VPR-20", naming: "Presenter", "Interactor", "UserDefaults",
      by: .readingBeside("Counterexamples/VPR20SearchPresenter.swift"))
  }
}
