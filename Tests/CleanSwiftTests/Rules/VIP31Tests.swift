import HeadlessUI
import Testing

@Suite struct VIP31Tests {
  @Test func `VIP-31 the configurator connects the parts of the cycle`() async throws {
    try await expectKept("VIP-31")
  }

  @Test func `VIP-31 counterexample: the view controller creates its own router`() async throws {
    try await expectBroken(
      "VIP-31", naming: "Configurator → View Controller", "VIP31.swift",
      by: .readingBeside("VIP31"))
  }

  @Test func `VIP-31 counterexample: the interactor finds its presenter itself`() async throws {
    try await expectBroken(
      "VIP-31", naming: "Configurator → Interactor", "VIP31Interactor.swift",
      by: .readingBeside("VIP31Interactor"))
  }
}

private enum VIP31Interactor {
  /// Looks up its presenter when it needs one.
  private final class GreetingsInteractor {
    var output: (any GreetingsInteractorOutput)?

    func greet() {
      self.output = Greetings.presenter
      output?.presentGreeting()
    }
  }

  private protocol GreetingsInteractorOutput: AnyObject {
    func presentGreeting()
  }

  private enum Greetings {
    static weak var presenter: (any GreetingsInteractorOutput)?
  }
}

// MARK: - VIP31

// import HeadlessUI

/// Has a router before its configurator is called.
private final class GreetingsViewController: UIViewController {
  var router: (any GreetingsRoutingLogic)? = makeGreetingsRouter()
}

private protocol GreetingsRoutingLogic: AnyObject {}

private final class GreetingsRouting: GreetingsRoutingLogic {}

private func makeGreetingsRouter() -> any GreetingsRoutingLogic {
  GreetingsRouting()
}
