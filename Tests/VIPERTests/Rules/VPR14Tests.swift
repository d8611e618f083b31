import HeadlessUI
import Testing

@Suite struct VPR14Tests {
  @Test func `VPR-14 a presenter is a plain object`() async throws {
    try await expectKept("VPR-14")
  }

  @Test func `VPR-14 counterexample: the presenter is a view controller`() async throws {
    try await expectBroken(
      "VPR-14", naming: "Presenter", "UIViewController", by: .declaredBeside("VPR14Program"))
  }

  @Test func `VPR-14 counterexample: the presenter is not final`() async throws {
    try await expectBroken("VPR-14", naming: "Presenter", by: .declaredBeside("VPR14Open"))
  }
}

/// Makes the presenter inherit from a class of the user interface.
enum VPR14Program {
  protocol GreetingsView: AnyObject {
    func show(greeting: String)
  }

  final class GreetingsViewController: UIViewController, GreetingsView {
    func show(greeting: String) {}
  }

  final class GreetingsPresenter: UIViewController {
    weak var greetingsView: (any GreetingsView)?
  }
}

/// Leaves `final` out of the presenter.
enum VPR14Open {
  protocol GreetingsView: AnyObject {
    func show(greeting: String)
  }

  final class GreetingsViewController: UIViewController, GreetingsView {
    func show(greeting: String) {}
  }

  class GreetingsPresenter {
    weak var view: (any GreetingsView)?
  }
}
