import Catalogue
import Testing

@Suite struct VIP04Tests {
  @Test func `VIP-04 exactly one model crosses a boundary`() async throws {
    try await expectKept("VIP-04")
  }

  @Test func `VIP-04 counterexample: a method has a second parameter beside the request`() async throws {
    try await expectBroken(
      "VIP-04", naming: "View Controller → Interactor", "greet(request:isLoud:)",
      by: .declaredBeside("VIP04Program"))
  }

  @Test func `VIP-04 counterexample: the interactor presents its results without a response`() async throws {
    try await expectBroken(
      "VIP-04", naming: "Interactor → Presenter", "presentGreet(countries:)",
      by: .declaredBeside("VIP04LooseProgram"))
  }

  @Test func `VIP-04 counterexample: the presenter passes the response on instead of a view model`()
    async throws
  {
    try await expectBroken(
      "VIP-04", naming: "Presenter → View Controller", "displayGreet(viewModel:)",
      by: .declaredBeside("VIP04PassedOnProgram"))
  }

  @Test func `VIP-04 counterexample: a method with nothing to send takes no request`() async throws {
    try await expectBroken(
      "VIP-04", naming: "View Controller → Interactor", "greet()", by: .declaredBeside("VIP04BareProgram"))
  }
}

/// Has a parameter beside the request.
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

/// Sends an array of countries instead of a response.
enum VIP04LooseProgram {
  protocol GreetingsPresenterInput: AnyObject {
    func presentGreet(countries: [Country])
  }
}

/// Declares a view model that crosses no boundary.
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

/// Declares no request at all.
enum VIP04BareProgram {
  protocol GreetingsInteractorInput: AnyObject {
    func greet()
  }
}
