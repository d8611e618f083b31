import Testing

@Suite struct FC40Tests {
  @Test func `FC-40 closures take the place of a delegate`() throws {
    try expectKept("FC-40")
  }

  @Test func `FC-40 counterexample: a view model has closures beside its delegate`() throws {
    try expectBroken(
      "FC-40", naming: "View Model → View Controller", "delegate", "summaryDidChange",
      by: .declaredBeside("FC40Program"))
  }

  @Test func `FC-40 counterexample: a closure asks the view controller a question`() throws {
    try expectBroken(
      "FC-40", naming: "View Model → View Controller", "shouldReload",
      by: .declaredBeside("FC40AskingProgram"))
  }

  @Test func `FC-40 counterexample: a closure is always there`() throws {
    try expectBroken(
      "FC-40", naming: "View Model → View Controller", "unset",
      by: .declaredBeside("FC40FixedProgram"))
  }
}

/// Leaves it open by which of two ways a change is announced.
enum FC40Program {
  protocol GreetingsViewModelDelegate: AnyObject {
    func greetingsDidChange()
  }

  protocol GreetingsViewModelType: AnyObject {
    var delegate: (any GreetingsViewModelDelegate)? { get set }
    var summaryDidChange: (() -> Void)? { get set }
    func reload()
  }
}

/// Leaves a decision to the view controller.
enum FC40AskingProgram {
  protocol GreetingsViewModelType: AnyObject {
    var shouldReload: ((Int) -> Bool)? { get set }
    func reload()
  }
}

/// Is not to be had without somebody who listens.
enum FC40FixedProgram {
  protocol GreetingsViewModelType: AnyObject {
    var greetingsDidChange: ([String]) -> Void { get }
    func reload()
  }
}
