import Catalogue
import Testing

@Suite struct VIP04Tests {
  @Test func `VIP-04 one model crosses a boundary, and nothing beside it`() throws {
    try expectKept("VIP-04")
  }

  @Test func `VIP-04 counterexample: a parameter has joined the request`() throws {
    try expectBroken(
      "VIP-04", naming: "View Controller → Interactor", "greet(request:isLoud:)",
      by: .declaredBeside("VIP04Program"))
  }

  @Test func `VIP-04 counterexample: the interactor presents what it has found as it is`() throws {
    try expectBroken(
      "VIP-04", naming: "Interactor → Presenter", "presentGreet(countries:)",
      by: .declaredBeside("VIP04LooseProgram"))
  }

  @Test func `VIP-04 counterexample: the presenter hands the response on in place of a view model`() throws {
    try expectBroken(
      "VIP-04", naming: "Presenter → View Controller", "displayGreet(viewModel:)",
      by: .declaredBeside("VIP04PassedOnProgram"))
  }

  @Test func `VIP-04 counterexample: a request without anything to carry is left out`() throws {
    try expectBroken(
      "VIP-04", naming: "View Controller → Interactor", "greet()", by: .declaredBeside("VIP04BareProgram"))
  }
}

/// Has added what it came to need beside the request.
enum VIP04Program {
  protocol GreetingsInteractorInput: AnyObject {
    func greet(request: Greetings.Greet.Request, isLoud: Bool)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }
}

/// Has no model for what it presents.
enum VIP04LooseProgram {
  protocol GreetingsPresenterInput: AnyObject {
    func presentGreet(countries: [Country])
  }
}

/// Has a view model that crosses no boundary.
enum VIP04PassedOnProgram {
  protocol GreetingsViewControllerInput: AnyObject {
    func displayGreet(viewModel: Greetings.Greet.Response)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }
}

/// Has no request at all.
enum VIP04BareProgram {
  protocol GreetingsInteractorInput: AnyObject {
    func greet()
  }
}
