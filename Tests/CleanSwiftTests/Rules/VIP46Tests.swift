import Testing

@testable import CleanSwift

@Suite struct VIP46Tests {
  @Test func `VIP-46 the interactor defines its input and its output`() throws {
    try expectKept("VIP-46")
  }

  @Test func `VIP-46 counterexample: the interactor has no input protocol`() throws {
    try expectBroken(
      "VIP-46", naming: "Interactor", "GreetingsInteractorInput", by: .declaredBeside("VIP46Program"))
  }

  @Test func `VIP-46 counterexample: the interactor's output is a protocol of its own`() throws {
    try expectBroken(
      "VIP-46", naming: "Interactor → Presenter", "GreetingsInteractorOutput",
      by: .declaredBeside("VIP46TwinProgram"))
  }
}

/// An interactor that is known by its class.
enum VIP46Program {
  protocol GreetingsPresenterInput: AnyObject {}

  typealias GreetingsInteractorOutput = GreetingsPresenterInput

  final class GreetingsInteractor {
    var output: (any GreetingsInteractorOutput)?
  }
}

/// An interactor and a presenter with a protocol each for the boundary between them.
enum VIP46TwinProgram {
  protocol GreetingsPresenterInput: AnyObject {}

  protocol GreetingsInteractorInput: AnyObject {}

  protocol GreetingsInteractorOutput: AnyObject {}

  final class GreetingsInteractor: GreetingsInteractorInput {
    var output: (any GreetingsInteractorOutput)?
  }
}
