import Testing

@Suite struct VPR30Tests {
  @Test func `VPR-30 only the wireframe does the routing`() throws {
    try expectKept("VPR-30")
  }

  @Test func `VPR-30 counterexample: a view controller pushes the next screen`() throws {
    try expectBroken(
      "VPR-30", naming: "Wireframe", "GreetingsViewController",
      by: .readingBeside("Counterexamples/VPR30GreetingsViewController.swift"))
  }

  @Test func `VPR-30 counterexample: a presenter presents the next screen`() throws {
    try expectBroken(
      "VPR-30", naming: "Wireframe", "VPR30SheetPresenter",
      by: .readingBeside("Counterexamples/VPR30SheetPresenter.swift"))
  }
}
