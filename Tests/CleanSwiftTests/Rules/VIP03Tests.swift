import HeadlessUI
import Checks
import Testing

@Suite struct VIP03Tests {
  @Test func `VIP-03 the components of a cycle know one another only through protocols`() async throws {
    try await expectKept("VIP-03")
  }

  @Test func `VIP-03 counterexample: the view controller knows its interactor by its class`() async throws {
    try await expectBroken(
      "VIP-03", naming: "View Controller", "cannot find type 'VIP03GreetingsInteractor'",
      by: .compiling("VIP03", "VIP03Interactor", for: "VIP-03"))
  }

  @Test func `VIP-03 counterexample: the presenter knows its view controller by its class`() async throws {
    try await expectBroken(
      "VIP-03", naming: "Presenter", "'GreetingsViewController'",
      by: .compiling("VIP03Presenter", for: "VIP-03"))
  }
}

private enum VIP03 {
  // import HeadlessUI

  /// Can send to only one class of interactor.
  private final class GreetingsViewController: UIViewController {
    var output: VIP03GreetingsInteractor?

    @IBAction func greet(_ sender: Any) {
      output?.greet()
    }
  }
}

private enum VIP03Presenter {
  // import HeadlessUI

  /// Can send to only one class of view controller.
  private final class GreetingsPresenter {
    weak var output: GreetingsViewController?

    func presentGreet() {
      output?.title = "Hello"
    }
  }

  private final class GreetingsViewController: UIViewController {}
}

// MARK: - VIP03Interactor

/// The class that the counterexample's view controller depends on.
final class VIP03GreetingsInteractor {
  func greet() {}
}
