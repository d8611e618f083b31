import HeadlessUI
import Checks
import Testing

@Suite struct VPR22Tests {
  @Test func `VPR-22 the view asks the presenter for nothing`() async throws {
    try await expectKept("VPR-22")
  }

  @Test func `VPR-22 counterexample: the view asks for its rows`() async throws {
    try await expectBroken(
      "VPR-22", naming: "View → Presenter", "GreetingsEventHandler", by: .declaredBeside("VPR22Program"))
  }

  @Test func `VPR-22 counterexample: the view receives an answer through a completion handler`() async throws
  {
    try await expectBroken(
      "VPR-22", naming: "View → Presenter", "load(completion:)", by: .declaredBeside("VPR22CallbackProgram"))
  }

  @Test func `VPR-22 counterexample: the presenter asks the view for the typed text`() async throws {
    try await expectBroken(
      "VPR-22", naming: "Presenter → View", "typedName()", by: .declaredBeside("VPR22AskedProgram"))
  }

  @Test func `VPR-22 counterexample: the view reads a property of its presenter's class`() async throws {
    var evidence = Evidence.runningBeside(.plain())
    evidence.sources += Evidence.reading("VPR22Cast").sources
    try await expectBroken(
      "VPR-22", naming: "View Controller → Presenter", "GreetingsPresenter", by: evidence)
  }

  @Test func `VPR-22 counterexample: the presenter reads the typed text from the view`() async throws {
    try await expectBroken(
      "VPR-22", naming: "Presenter → View", "typedName gives an answer",
      by: .declaredBeside("VPR22ReadProgram"))
  }
}

/// A view whose content its presenter can read, but not set.
enum VPR22ReadProgram {
  protocol GreetingsView: AnyObject {
    var typedName: String? { get }
  }
}

/// A view that its presenter asks for the typed text.
enum VPR22AskedProgram {
  protocol GreetingsView: AnyObject {
    func typedName() -> String?
  }
}

/// A presenter that its view asks for the number and the content of rows, like a table's data source.
enum VPR22Program {
  protocol GreetingsEventHandler: AnyObject {
    var numberOfGreetings: Int { get }
    func greeting(at row: Int) -> String
  }
}

/// A presenter that answers its view later, through a closure.
enum VPR22CallbackProgram {
  protocol GreetingsEventHandler: AnyObject {
    func load(completion: @escaping ([String]) -> Void)
  }
}

private enum VPR22Cast {
  // import HeadlessUI

  /// Reads a greeting from its presenter.
  private final class GreetingsViewController: UIViewController {
    var presenter: (any GreetingsEvents)?

    override func viewDidLoad() {
      super.viewDidLoad()
      title = (presenter as! GreetingsPresenter?)?.greeting
    }
  }

  private protocol GreetingsEvents: AnyObject {}

  private final class GreetingsPresenter: GreetingsEvents {
    let greeting = "Hello"
  }
}
