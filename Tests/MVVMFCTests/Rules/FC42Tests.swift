import Checks
import PatternTesting
import Testing

@Suite struct FC42Tests {
  @Test func `FC-42 properties are named for meaning`() async throws {
    try await expectKept("FC-42")
  }

  @Test func `FC-42 counterexample: a property says that a spinner is shown`() async throws {
    try await expectBroken(
      "FC-42", naming: "View Model → View Controller", "showSpinner", by: .declaredBeside("FC42Program"))
  }

  @Test func `FC-42 counterexample: a property is named after the footer's label`() async throws {
    try await expectBroken(
      "FC-42", naming: "View Model → View Controller", "footerLabelText",
      by: .declaredBeside("FC42LabelProgram"))
  }

  @Test func `FC-42 counterexample: a property says what to show`() async throws {
    try await expectBroken(
      "FC-42", naming: "View Model → View Controller", "showError", by: .declaredBeside("FC42CommandProgram"))
  }

  @Test func `FC-42 a widget's name inside another word does not break the rule`() throws {
    let check = try mvvmFC.check(of: "FC-42")
    #expect(check.violations(in: .declaredBeside("FC42MeaningProgram")) == [])
  }
}

/// Names the widget that shows loading.
enum FC42Program {
  protocol GreetingsViewModelType: AnyObject {
    var showSpinner: Bool { get }
    func reload()
  }
}

/// Names the widget that shows its text.
enum FC42LabelProgram {
  final class GreetingsViewModel {
    private(set) var footerLabelText = ""

    func reload() {}
  }
}

/// Names a command instead of a state.
enum FC42CommandProgram {
  protocol GreetingsViewModelType: AnyObject {
    var showError: Bool { get }
    func reload()
  }
}

/// Names meanings, in words that contain the name of a widget, and with “show” as a noun.
enum FC42MeaningProgram {
  protocol GreetingsViewModelType: AnyObject {
    var isCancelled: Bool { get }
    var notableItems: [String] { get }
    var showTitles: [String] { get }
    var viewerCount: Int { get }
    func reload()
  }
}
