import Testing

@Suite struct VPR26Tests {
  @Test func `VPR-26 the view determines how content is displayed`() throws {
    try expectKept("VPR-26")
  }

  @Test func `VPR-26 counterexample: the presenter makes the cells`() throws {
    try expectBroken(
      "VPR-26", naming: "Presenter", "View",
      by: .readingBeside("Counterexamples/VPR26GreetingsPresenter.swift"))
  }

  @Test func `VPR-26 counterexample: the interactor counts in sections`() throws {
    try expectBroken(
      "VPR-26", naming: "Interactor", "View", "IndexPath",
      by: .readingBeside("Counterexamples/VPR26GreetInteractor.swift"))
  }
}
