import HeadlessUI
import Checks
import Testing

@Suite struct VIP34Tests {
  @Test func `VIP-34 only the configurator knows the classes of the cycle`() async throws {
    try await expectKept("VIP-34")
  }

  @Test func `VIP-34 counterexample: the router creates the next scene's interactor`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingInteractor'", by: .compiling("VIP34", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: the router names its own view controller's class`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingsViewController'",
      by: .compiling("VIP34Router", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: a worker names the interactor's class`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'GreetingsInteractor'",
      by: .compiling("VIP34Worker", for: "VIP-34"))
  }

  @Test func `VIP-34 counterexample: a presenter names the presenter of another scene`() async throws {
    try await expectBroken(
      "VIP-34", naming: "Configurator", "'FarewellsPresenter'",
      by: .compiling("VIP34Presenter", for: "VIP-34"))
  }
}

private enum VIP34 {
  // import HeadlessUI

  /// Creates an interactor to fetch the content of the next scene.
  private final class GreetingsRouter {
    func routeToGreeting(segue: UIStoryboardSegue?) {
      GreetingInteractor().fetch()
    }
  }

  private final class GreetingInteractor {
    func fetch() {}
  }
}

private enum VIP34Router {
  // import HeadlessUI

  /// Can serve only one class of view controller.
  private final class GreetingsRouter {
    weak var viewController: GreetingsViewController?

    func routeToGreeting(segue: UIStoryboardSegue?) {
      viewController?.performSegue(withIdentifier: "Greeting", sender: self)
    }
  }

  private final class GreetingsViewController: UIViewController {}
}

private enum VIP34Worker {
  /// Can work for only one class of interactor.
  private final class FetchAgainWorker {
    func fetchAgain(for interactor: GreetingsInteractor) {
      interactor.fetch()
    }
  }

  private final class GreetingsInteractor {
    func fetch() {}
  }
}

private enum VIP34Presenter {
  /// Takes its text from the presenter of another scene.
  private final class GreetingsPresenter {
    func presentGreet() -> String { FarewellsPresenter.words }
  }

  private final class FarewellsPresenter {
    static let words = "Hello and good-bye"
  }
}
