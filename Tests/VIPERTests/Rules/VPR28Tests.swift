import HeadlessUI
import Specification
import Testing

@Suite struct VPR28Tests {
  @Test func `VPR-28 a view controller implements the view`() throws {
    try expectKept("VPR-28")
  }

  @Test func `VPR-28 counterexample: an object stands between the view and its controller`() throws {
    try expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsScreen", by: .declaredBeside("VPR28Program"))
  }

  @Test func `VPR-28 counterexample: what is called a view controller is none`() throws {
    try expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsViewController",
      by: .declaredBeside("VPR28NameProgram"))
  }
}

/// A controller that is spoken to through an object that only forwards.
enum VPR28Program {
  protocol GreetingsView: AnyObject {
    func show(_ greeting: String)
  }

  final class GreetingsPresenter {
    weak var view: (any GreetingsView)?
  }

  final class GreetingsScreen: GreetingsView {
    weak var controller: GreetingsViewController?

    func show(_ greeting: String) {
      controller?.title = greeting
    }
  }

  final class GreetingsViewController: UIViewController {}
}

/// A plain object with a controller's name.
enum VPR28NameProgram {
  protocol GreetingsView: AnyObject {
    func show(_ greeting: String)
  }

  final class GreetingsPresenter {
    weak var view: (any GreetingsView)?
  }

  final class GreetingsViewController: GreetingsView {
    func show(_ greeting: String) {}
  }
}
