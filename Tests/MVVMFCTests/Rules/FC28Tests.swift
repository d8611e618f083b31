import Testing

@Suite struct FC28Tests {
  @Test func `FC-28 a view controller decides nothing about the actions that it passes on`() throws {
    try expectKept("FC-28")
  }

  @Test func `FC-28 counterexample: the view controller searches for long texts only`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SearchingViewController", "if",
      by: .readingBeside("Counterexamples/FC28SearchingViewController.swift", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller decides by which key to sort`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28SortingViewController", "switch",
      by: .readingBeside("Counterexamples/FC28SortingViewController.swift", in: "Modules/Countries"))
  }

  @Test func `FC-28 counterexample: the view controller decides on the way to its view model`() throws {
    try expectBroken(
      "FC-28", naming: "View Controller", "View Model", "FC28OpeningViewController", "guard",
      by: .readingBeside("Counterexamples/FC28OpeningViewController.swift", in: "Modules/Countries"))
  }
}
