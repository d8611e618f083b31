import Testing

@testable import CleanSwift

@Suite struct VIP41Tests {
  @Test func `VIP-41 all business logic is in the interactor`() throws {
    try expectKept("VIP-41")
  }

  @Test func `VIP-41 counterexample: the presenter sorts and filters`() throws {
    try expectBroken(
      "VIP-41", naming: "Interactor", "Presenter",
      by: .readingBeside("Counterexamples/VIP41GreetingsPresenter.swift"))
  }

  @Test func `VIP-41 counterexample: the view controller searches in its rows`() throws {
    try expectBroken(
      "VIP-41", naming: "Interactor", "ViewController",
      by: .readingBeside("Counterexamples/VIP41GreetingsViewController.swift"))
  }
}
