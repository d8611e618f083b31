import Testing

@Suite struct VIP29Tests {
  @Test func `VIP-29 a method of the view controller's output says what to do, with a request`() async throws
  {
    try await expectKept("VIP-29")
  }

  @Test func `VIP-29 counterexample: a method is named after the tapped button`() async throws {
    try await expectBroken(
      "VIP-29", naming: "View Controller → Interactor", "greetButtonTapped(request:)",
      by: .declaredBeside("VIP29Program"))
  }

  @Test func `VIP-29 counterexample: the request parameter is not labelled request`() async throws {
    try await expectBroken(
      "VIP-29", naming: "View Controller → Interactor", "greet(with:)",
      by: .declaredBeside("VIP29LabelProgram"))
  }
}

/// Names its method after a button.
enum VIP29Program {
  protocol GreetingsInteractorInput: AnyObject {
    func greetButtonTapped(request: Greetings.Greet.Request)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }
}

/// Labels its request `with`.
enum VIP29LabelProgram {
  protocol GreetingsInteractorInput: AnyObject {
    func greet(with request: Greetings.Greet.Request)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }
}
