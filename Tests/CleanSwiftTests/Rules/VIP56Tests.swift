import Checks
import PatternTesting
import Stories
import Testing

@testable import CleanSwift

@Suite struct VIP56Tests {
  @Test func `VIP-56 the presenter's output is any object that can display`() throws {
    try expectKept("VIP-56")
  }

  @Test func `VIP-56 counterexample: the presenter knows its view controller's class`() async throws {
    var evidence = try await Evidence.compiling("VIP56.swift", for: "VIP-56")
    evidence.declarations = cleanSwift.evidence.declarations
    try expectBroken(
      "VIP-56", naming: "Presenter → View Controller", "to specified type 'VIP56ViewController'", by: evidence
    )
  }

  @Test func `VIP-56 counterexample: the presenter tells its output what to set`() throws {
    var evidence = Evidence.declaredBeside("VIP56Program")
    evidence.compilations = cleanSwift.evidence.compilations
    try expectBroken("VIP-56", naming: "Presenter → View Controller", "setRows(viewModel:)", by: evidence)
  }

  @Test func `VIP-56 counterexample: a view model is labelled as something else`() throws {
    var evidence = Evidence.declaredBeside("VIP56LabelProgram")
    evidence.compilations = cleanSwift.evidence.compilations
    try expectBroken("VIP-56", naming: "Presenter → View Controller", "displayFetch(with:)", by: evidence)
  }
}

/// A view controller that receives the views to change.
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

/// A view controller whose method does not call a view model by its name.
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
