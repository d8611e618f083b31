import Checks
import HeadlessUI
import PatternTesting
import Testing

@Suite struct VPR23Tests {
  @Test func `VPR-23 the names of the view's methods describe its content`() async throws {
    try await expectKept("VPR-23")
  }

  @Test func `VPR-23 counterexample: a method is named after a widget`() async throws {
    try await expectBroken(
      "VPR-23", naming: "Presenter → View", "setGreetingLabelText(_:)", by: .declaredBeside("VPR23Program"))
  }

  @Test func `VPR-23 counterexample: a property says whether a widget is hidden`() async throws {
    try await expectBroken(
      "VPR-23", naming: "Presenter → View", "isSpinnerHidden", by: .declaredBeside("VPR23PropertyProgram"))
  }

  @Test func `VPR-23 counterexample: a method takes a widget as a parameter`() async throws {
    try await expectBroken(
      "VPR-23", naming: "Presenter → View", "show(in:)", by: .declaredBeside("VPR23ParameterProgram"))
  }

  @Test func `VPR-23 a widget's name inside another word does not break the rule`() throws {
    let check = try viper.check(of: "VPR-23")
    #expect(check.violations(in: .declaredBeside("VPR23ContentProgram")) == [])
  }
}

/// A view with a method that is named after its label.
enum VPR23Program {
  protocol GreetingsView: AnyObject {
    func setGreetingLabelText(_ text: String)
  }
}

/// A view whose presenter hides its spinner.
enum VPR23PropertyProgram {
  protocol GreetingsView: AnyObject {
    var isSpinnerHidden: Bool { get set }
  }
}

/// A view whose presenter chooses a label.
enum VPR23ParameterProgram {
  protocol GreetingsView: AnyObject {
    func show(in place: UILabel)
  }
}

/// A view whose methods describe content, in words that contain the name of a widget.
enum VPR23ContentProgram {
  protocol GreetingsView: AnyObject {
    func showCancelled(by name: String)
    func showNotable(_ greetings: [String])
  }
}
