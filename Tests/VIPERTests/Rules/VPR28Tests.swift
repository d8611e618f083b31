import HeadlessUI
import Testing

@Suite struct VPR28Tests {
  @Test func `VPR-28 a view controller implements the view`() throws {
    try expectKept("VPR-28")
  }

  @Test func `VPR-28 counterexample: an object stands between the view and its controller`() throws {
    try expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsScreen", by: .declaredBeside("VPR28Program"))
  }

  @Test func `VPR-28 counterexample: the view has a second implementer beside its controller`() throws {
    try expectBroken(
      "VPR-28", naming: "View", "View Controller", "GreetingsRelay", by: .declaredBeside("VPR28RelayProgram"))
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

/// A controller that is its presenter's view, and an object that could take its place.
enum VPR28RelayProgram {
  protocol GreetingsView: AnyObject {
    func show(_ greeting: String)
  }

  final class GreetingsPresenter {
    weak var view: (any GreetingsView)?
  }

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
