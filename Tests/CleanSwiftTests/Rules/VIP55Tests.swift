import Testing

@testable import CleanSwift

@Suite struct VIP55Tests {
  @Test func `VIP-55 the presenter defines its input and its output`() throws {
    try expectKept("VIP-55")
  }

  @Test func `VIP-55 counterexample: the presenter has no input protocol`() throws {
    try expectBroken(
      "VIP-55", naming: "Presenter", "GreetingsPresenterInput", by: .declaredBeside("VIP55Program"))
  }

  @Test func `VIP-55 counterexample: the presenter's output is a protocol of its own`() throws {
    try expectBroken(
      "VIP-55", naming: "Presenter → View Controller", "GreetingsPresenterOutput",
      by: .declaredBeside("VIP55TwinProgram"))
  }
}

/// A presenter that is known by its class.
enum VIP55Program {
  protocol GreetingsViewControllerInput: AnyObject {}

  typealias GreetingsPresenterOutput = GreetingsViewControllerInput

  final class GreetingsPresenter {
    weak var output: (any GreetingsPresenterOutput)?
  }
}

/// A presenter and a view controller with a protocol each for the boundary between them.
enum VIP55TwinProgram {
  protocol GreetingsViewControllerInput: AnyObject {}

  protocol GreetingsPresenterInput: AnyObject {}

  protocol GreetingsPresenterOutput: AnyObject {}

  final class GreetingsPresenter: GreetingsPresenterInput {
    weak var output: (any GreetingsPresenterOutput)?
  }
}
