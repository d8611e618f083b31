import HeadlessUI
import Checks
import Testing

@Suite struct VIP24Tests {
  @Test func `VIP-24 the view controller does not know who does the work`() async throws {
    try await expectKept("VIP-24")
  }

  @Test func `VIP-24 counterexample: the view controller has a worker`() async throws {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "GreetWorker",
      by: .compiling("VIP24", for: "VIP-24"))
  }

  @Test func `VIP-24 counterexample: the view controller creates a worker through its dependencies`()
    async throws
  {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "makeGreetWorker",
      by: .compiling("VIP24Making", for: "VIP-24"))
  }

  @Test func `VIP-24 counterexample: the view controller casts its output to another protocol`() async throws
  {
    try await expectBroken(
      "VIP-24", naming: "View Controller", "Interactor", "may know only the protocol",
      by: .compiling("VIP24Cast", for: "VIP-24"))
  }
}

private enum VIP24 {
  // import HeadlessUI

  /// Asks its own worker, and not its output.
  private final class GreetingsViewController: UIViewController {
    private let worker = GreetWorker()

    @IBAction func greet(_ sender: Any) {
      title = worker.greet()
    }
  }

  private final class GreetWorker {
    func greet() -> String { "Hello" }
  }
}

private enum VIP24Making {
  // import HeadlessUI

  /// Creates the worker itself, and so knows who does the work.
  private final class GreetingsViewController: UIViewController {
    var dependencies: (any GreetingsDependencies)?

    @IBAction func greet(_ sender: Any) {
      title = dependencies?.makeGreetWorker().greet()
    }
  }

  private protocol GreetingsDependencies: AnyObject {
    func makeGreetWorker() -> any GreetWorking
  }

  private protocol GreetWorking: AnyObject {
    func greet() -> String
  }
}

private enum VIP24Cast {
  // import HeadlessUI

  /// Casts its output to a second protocol.
  private final class GreetingsViewController: UIViewController {
    var output: (any GreetingsViewControllerOutput)?

    @IBAction func greet(_ sender: Any) {
      title = (output as? any GreetingsKeeping)?.greeting
    }
  }

  private protocol GreetingsViewControllerOutput: AnyObject {}

  private protocol GreetingsKeeping: AnyObject {
    var greeting: String { get }
  }
}
