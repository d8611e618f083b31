import Testing

@Suite struct VIP27Tests {
  @Test func `VIP-27 the view controller defines an input, and an output that is the interactor's`() throws {
    try expectKept("VIP-27")
  }

  @Test func `VIP-27 counterexample: one boundary has two protocols`() throws {
    try expectBroken(
      "VIP-27", naming: "View Controller → Interactor", "GreetingsInteractorInput",
      by: .declaredBeside("VIP27Program"))
  }

  @Test func `VIP-27 counterexample: the view controller has no input`() throws {
    try expectBroken(
      "VIP-27", naming: "View Controller", "GreetingsViewControllerInput",
      by: .declaredBeside("VIP27InputlessProgram"))
  }
}

/// Names the boundary to the interactor twice, once from either side.
enum VIP27Program {
  protocol GreetingsViewControllerInput: AnyObject {}
  protocol GreetingsViewControllerOutput: AnyObject {}
  protocol GreetingsInteractorInput: AnyObject {}

  final class GreetingsViewController: GreetingsViewControllerInput {
    var output: (any GreetingsViewControllerOutput)?
  }
}

/// Says what its view controller asks, and not what it can be given.
enum VIP27InputlessProgram {
  protocol GreetingsInteractorInput: AnyObject {}
  typealias GreetingsViewControllerOutput = GreetingsInteractorInput

  final class GreetingsViewController {
    var output: (any GreetingsViewControllerOutput)?
  }
}
