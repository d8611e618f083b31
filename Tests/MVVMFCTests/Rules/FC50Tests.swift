import Checks
import HeadlessUI
import PatternTesting
import Testing

@Suite struct FC50Tests {
  @Test func `FC-50 a flow controller's actions are named show, goTo or goBackTo`() async throws {
    try await expectKept("FC-50")
  }

  @Test func `FC-50 counterexample: the name of an action begins with another verb`() async throws {
    try await expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "openGreeting(index:)",
      by: .declaredBeside("FC50Program"))
  }

  @Test func `FC-50 counterexample: an action goes back without a destination in its name`() async throws {
    try await expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "goBack()", by: .declaredBeside("FC50BackProgram"))
  }

  @Test func `FC-50 counterexample: the name of an action only begins with the letters of show`() async throws
  {
    try await expectBroken(
      "FC-50", naming: "View Model → Flow Controller", "showcase(_:)",
      by: .declaredBeside("FC50ShowcaseProgram"))
  }

  @Test func `FC-50 private methods and those of a framework's delegate may have any name`() throws {
    let check = try mvvmFC.check(of: "FC-50")
    #expect(check.violations(in: .declaredBeside("FC50HelpfulProgram")) == [])
  }
}

/// Names its action `open…`.
enum FC50Program {
  protocol GreetingsFlowControllerType: AnyObject {
    func openGreeting(index: Int)
  }
}

/// Names its action `goBack`.
enum FC50BackProgram {
  protocol GreetingsFlowControllerType: AnyObject {
    func showGreeting()
    func goBack()
  }
}

/// Names its action `showcase`.
enum FC50ShowcaseProgram {
  final class GreetingsFlowController {
    weak var viewController: UIViewController?

    func showcase(_ greeting: String) {}
  }
}

/// Has a method of a delegate and a private one.
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
