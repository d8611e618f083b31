import Testing

@Suite struct FC40Tests {
  @Test func `FC-40 a view model may have closures instead of a delegate`() async throws {
    try await expectKept("FC-40")
  }

  @Test func `FC-40 counterexample: a view model has closures beside its delegate`() async throws {
    try await expectBroken(
      "FC-40", naming: "View Model → View Controller", "delegate", "summaryDidChange",
      by: .declaredBeside("FC40Program"))
  }

  @Test func `FC-40 counterexample: a closure asks the view controller for a decision`() async throws {
    try await expectBroken(
      "FC-40", naming: "View Model → View Controller", "shouldReload",
      by: .declaredBeside("FC40AskingProgram"))
  }

  @Test func `FC-40 counterexample: a closure is not optional`() async throws {
    try await expectBroken(
      "FC-40", naming: "View Model → View Controller", "unset",
      by: .declaredBeside("FC40FixedProgram"))
  }
}

/// Announces changes in two ways.
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

/// Lets the view controller decide.
enum FC40AskingProgram {
  protocol GreetingsViewModelType: AnyObject {
    var shouldReload: ((Int) -> Bool)? { get set }
    func reload()
  }
}

/// Has a closure that cannot be left unset.
enum FC40FixedProgram {
  protocol GreetingsViewModelType: AnyObject {
    var greetingsDidChange: ([String]) -> Void { get }
    func reload()
  }
}
