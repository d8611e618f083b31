import Checks
import HeadlessUI
import PatternTesting
import Testing

@Suite struct VPR23Tests {
  @Test func `VPR-23 the view's methods speak of its content`() throws {
    try expectKept("VPR-23")
  }

  @Test func `VPR-23 counterexample: a method is named after a widget`() throws {
    try expectBroken(
      "VPR-23", naming: "Presenter → View", "setGreetingLabelText(_:)", by: .declaredBeside("VPR23Program"))
  }

  @Test func `VPR-23 counterexample: a property says what is hidden`() throws {
    try expectBroken(
      "VPR-23", naming: "Presenter → View", "isSpinnerHidden", by: .declaredBeside("VPR23PropertyProgram"))
  }

  @Test func `VPR-23 counterexample: a method is given a widget`() throws {
    try expectBroken(
      "VPR-23", naming: "Presenter → View", "show(in:)", by: .declaredBeside("VPR23ParameterProgram"))
  }

  @Test func `VPR-23 a word that only begins like a widget is content`() throws {
    let check = try viper.check(of: "VPR-23")
    #expect(check.violations(in: .declaredBeside("VPR23ContentProgram")) == [])
  }
}

/// A view whose method would have to be renamed with its label.
enum VPR23Program {
  protocol GreetingsView: AnyObject {
    func setGreetingLabelText(_ text: String)
  }
}

/// A view that receives commands to hide parts.
enum VPR23PropertyProgram {
  protocol GreetingsView: AnyObject {
    var isSpinnerHidden: Bool { get set }
  }
}

/// A view that receives the place of a text.
enum VPR23ParameterProgram {
  protocol GreetingsView: AnyObject {
    func show(in place: UILabel)
  }
}

/// A view that speaks of its content, in words that have a widget's name inside.
enum VPR23ContentProgram {
  protocol GreetingsView: AnyObject {
    func showCancelled(by name: String)
    func showNotable(_ greetings: [String])
  }
}
