import Testing

@Suite struct FC28Tests {
  @Test func `FC-28 a view controller makes no decisions about the actions that it passes on`() throws {
    try expectKept("FC-28")
  }

  @Test func `FC-28 counterexample: the view controller passes on only long searches`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SearchingViewController", "if",
      by: .readingBeside("Counterexamples/FC28SearchingViewController.swift", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller decides by which key to sort`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SortingViewController", "switch",
      by: .readingBeside("Counterexamples/FC28SortingViewController.swift", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller does not pass on a tap on the first row`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28OpeningViewController", "guard",
      by: .readingBeside("Counterexamples/FC28OpeningViewController.swift", in: "Modules/Countries"))
  }
}
