import Checks
import Testing

@Suite struct VPR28Tests {
  @Test func `VPR-28 a view controller implements the view`() async throws {
    try await expectKept("VPR-28")
  }

  @Test func `VPR-28 counterexample: an object between presenter and view controller implements the view`()
    async throws
  {
    try await expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsScreen", by: .compiling(for: "VPR-28", screen))
  }

  @Test func `VPR-28 counterexample: the view has a second implementer`() async throws {
    try await expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsRelay", by: .compiling(for: "VPR-28", relay))
  }

  @Test func `VPR-28 counterexample: a plain object is named like a view controller and implements the view`()
    async throws
  {
    try await expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsViewController",
      by: .compiling(for: "VPR-28", name))
  }
}

/// A view and its presenter.
private let greetings = """
  import HeadlessUI

  protocol GreetingsView: AnyObject {
    func show(_ greeting: String)
  }

  final class GreetingsPresenter {
    weak var view: (any GreetingsView)?
  }

  """

/// A controller that receives its content from an object that only forwards it.
private let screen =
  greetings + """

    final class GreetingsScreen: GreetingsView {
      weak var controller: GreetingsViewController?

      func show(_ greeting: String) {
        controller?.title = greeting
      }
    }

    final class GreetingsViewController: UIViewController {}
    """

/// A controller that implements its presenter's view, and a relay that implements it too.
private let relay =
  greetings + """

    final class GreetingsRelay: GreetingsView {
      weak var controller: (any GreetingsView)?

      func show(_ greeting: String) {
        controller?.show(greeting)
      }
    }

    final class GreetingsViewController: UIViewController, GreetingsView {
      func show(_ greeting: String) {
        title = greeting
      }
    }
    """

/// A plain object with a controller's name.
private let name =
  greetings + """

    final class GreetingsViewController: GreetingsView {
      func show(_ greeting: String) {}
    }
    """
