import Testing

@Suite struct FC43Tests {
  @Test func `FC-43 actions enter the view model through its functions`() throws {
    try expectKept("FC-43")
  }

  @Test func `FC-43 counterexample: a view model has no functions`() throws {
    try expectBroken(
      "FC-43", naming: "View Controller → View Model", "GreetingsViewModelType",
      by: .declaredBeside("FC43Program").besidePattern)
  }

  @Test func `FC-43 counterexample: an action gives an answer`() throws {
    try expectBroken(
      "FC-43", naming: "View Controller → View Model", "selectedItem(index:)",
      by: .declaredBeside("FC43AnsweringProgram").besidePattern)
  }

  @Test func `FC-43 counterexample: the view controller sets what the user typed`() throws {
    try expectBroken(
      "FC-43", naming: "View Controller → View Model", "FC43ViewController.swift", "model.searchText",
      by: .readingBeside("Counterexamples/FC43ViewController.swift", in: "Modules/Countries").besidePattern)
  }
}

/// Can only be looked at.
enum FC43Program {
  protocol GreetingsViewModelType: AnyObject {
    var items: [String] { get }
  }
}

/// Leaves what comes next to the view controller.
enum FC43AnsweringProgram {
  protocol GreetingsViewModelType: AnyObject {
    func selectedItem(index: Int) -> String?
  }
}
