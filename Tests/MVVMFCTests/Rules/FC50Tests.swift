import Checks
import HeadlessUI
import PatternTesting
import Testing

@Suite struct FC50Tests {
  @Test func `FC-50 a flow controller's actions say that they show, go to or go back to`() throws {
    try expectKept("FC-50")
  }

  @Test func `FC-50 counterexample: an action has a name of its own`() throws {
    try expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "openGreeting(index:)",
      by: .declaredBeside("FC50Program"))
  }

  @Test func `FC-50 counterexample: an action goes back, and does not say where`() throws {
    try expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "goBack()", by: .declaredBeside("FC50BackProgram"))
  }

  @Test func `FC-50 counterexample: a name only begins like the word`() throws {
    try expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "showcase(_:)",
      by: .declaredBeside("FC50ShowcaseProgram"))
  }

  @Test func `FC-50 what a flow controller does for itself, or for a framework, has any name`() throws {
    let check = try mvvmFC.check(of: "FC-50")
    #expect(check.violations(in: .declaredBeside("FC50HelpfulProgram")) == [])
  }
}

/// Opens.
enum FC50Program {
  protocol GreetingsFlowControllerType: AnyObject {
    func openGreeting(index: Int)
  }
}

/// Goes back.
enum FC50BackProgram {
  protocol GreetingsFlowControllerType: AnyObject {
    func showGreeting()
    func goBack()
  }
}

/// Exhibits.
enum FC50ShowcaseProgram {
  final class GreetingsFlowController {
    weak var viewController: UIViewController?

    func showcase(_ greeting: String) {}
  }
}

/// Has a delegate's method and a private one.
enum FC50HelpfulProgram {
  protocol PickerDelegate: AnyObject {
    func picker(_ picker: AnyObject, didPick index: Int)
  }

  final class GreetingsFlowController: PickerDelegate {
    func goToGreeting(index: Int) { leave() }
    func goBackToStart() { leave() }
    func picker(_ picker: AnyObject, didPick index: Int) {}
    private func leave() {}
  }
}
