import Testing

@testable import CleanSwift

@Suite struct VIP58Tests {
  @Test func `VIP-58 a scene's models are in its Models file`() throws {
    try expectKept("VIP-58")
  }

  @Test func `VIP-58 counterexample: the interactor's file declares the models`() throws {
    try expectBroken(
      "VIP-58", naming: "Interactor", "Presenter", "VIP58GreetingsInteractor.swift",
      by: .readingBeside("Counterexamples/VIP58GreetingsInteractor.swift"))
  }

  @Test func `VIP-58 counterexample: one file has the models of two scenes`() throws {
    try expectBroken(
      "VIP-58", naming: "Interactor", "Presenter", "VIP58SharedModels.swift",
      by: .readingBeside("Counterexamples/VIP58SharedModels.swift"))
  }
}
