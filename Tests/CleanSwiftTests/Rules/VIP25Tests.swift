import HeadlessUI
import Checks
import PatternTesting
import Testing

@Suite struct VIP25Tests {
  @Test func `VIP-25 navigation is in the router`() async throws {
    try await expectKept("VIP-25")
  }

  @Test func `VIP-25 counterexample: the view controller creates the next scene and pushes it`() async throws
  {
    try await expectBroken(
      "VIP-25", naming: "View Controller", "Router", by: .compiling("VIP25", for: "VIP-25"))
  }

  @Test func `VIP-25 counterexample: the view controller presents the next scene`() async throws {
    try await expectBroken(
      "VIP-25", naming: "View Controller", "Router", "calls present",
      by: .compiling("VIP25Sheet", for: "VIP-25"))
  }

  @Test func `VIP-25 a view controller that presents an alert keeps the rule`() async throws {
    let evidence = try await Evidence.compiling("VIP25Alert", for: "VIP-25")
    #expect(try cleanSwift.check(of: "VIP-25").violations(in: evidence) == [])
  }
}

private enum VIP25 {
  // import HeadlessUI

  /// Creates the next scene and pushes it.
  private final class GreetingsViewController: UIViewController {
    @IBAction func openGreeting(_ sender: Any) {
      let greeting = GreetingViewController()
      greeting.title = title
      navigationController?.pushViewController(greeting, animated: true)
    }
  }

  private final class GreetingViewController: UIViewController {}
}

private enum VIP25Sheet {
  // import HeadlessUI

  /// Presents any scene that its closure creates.
  private final class GreetingsViewController: UIViewController {
    var makeGreeting: () -> UIViewController = { UIViewController() }

    @IBAction func openGreeting(_ sender: Any) {
      present(makeGreeting(), animated: true)
    }
  }
}

private enum VIP25Alert {
  // import HeadlessUI

  /// Presents two alerts.
  private final class GreetingsViewController: UIViewController {
    private let failureAlert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)

    @IBAction func greet(_ sender: Any) {
      present(failureAlert, animated: true)
      present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
