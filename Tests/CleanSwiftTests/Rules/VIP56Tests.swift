import Checks
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct VIP56Tests {
  @Test func `VIP-56 the presenter's output may be any object that conforms`() async throws {
    try await expectKept("VIP-56")
  }

  @Test func `VIP-56 counterexample: the presenter knows its view controller's class`() async throws {
    var evidence = try await Evidence.compiling("VIP56", for: "VIP-56")
    evidence.declarations = cleanSwift.evidence.declarations
    try await expectBroken(
      "VIP-56", naming: "Presenter → View Controller", "to specified type 'VIP56ViewController'", by: evidence
    )
  }

  @Test func `VIP-56 counterexample: a method of the presenter's output says what to set`() async throws {
    var evidence = Evidence.declaredBeside("VIP56Program")
    evidence.compilations = cleanSwift.evidence.compilations
    try await expectBroken(
      "VIP-56", naming: "Presenter → View Controller", "setRows(viewModel:)", by: evidence)
  }

  @Test func `VIP-56 counterexample: the view model parameter is not labelled viewModel`() async throws {
    var evidence = Evidence.declaredBeside("VIP56LabelProgram")
    evidence.compilations = cleanSwift.evidence.compilations
    try await expectBroken(
      "VIP-56", naming: "Presenter → View Controller", "displayFetch(with:)", by: evidence)
  }
}

/// A view controller's input with a method that changes views.
enum VIP56Program {
  enum Greetings {
    enum Fetch {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }

  protocol GreetingsViewControllerInput: AnyObject {
    func setRows(viewModel: Greetings.Fetch.ViewModel)
  }
}

/// A view controller's input without the label `viewModel`.
enum VIP56LabelProgram {
  enum Greetings {
    enum Fetch {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }

  protocol GreetingsViewControllerInput: AnyObject {
    func displayFetch(with viewModel: Greetings.Fetch.ViewModel)
  }
}

private enum VIP56 {
  protocol VIP56ViewControllerInput: AnyObject {
    func displayGreet(viewModel: String)
  }

  final class VIP56ViewController: VIP56ViewControllerInput {
    func displayGreet(viewModel: String) {}
  }

  /// Can send to only one class of view controller.
  final class VIP56Presenter {
    weak var output: VIP56ViewController?
  }
}
