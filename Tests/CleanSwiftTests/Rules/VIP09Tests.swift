import Testing

@Suite struct VIP09Tests {
  @Test func `VIP-09 every use case has its own three models`() async throws {
    try await expectKept("VIP-09")
  }

  @Test func `VIP-09 counterexample: a use case has no response`() async throws {
    try await expectBroken(
      "VIP-09", naming: "Interactor", "Presenter", "Greetings.Greet has no Response",
      by: .declaredBeside("VIP09Program"))
  }

  @Test func `VIP-09 counterexample: a use case declares another's response as its own`() async throws {
    try await expectBroken(
      "VIP-09", naming: "Interactor", "Presenter", "Greetings.Repeat has no Response",
      by: .declaredBeside("VIP09AliasProgram"))
  }

  @Test func `VIP-09 counterexample: a use case has only another's request`() async throws {
    try await expectBroken(
      "VIP-09", naming: "View Controller", "Greetings.Cancel has no Request",
      by: .declaredBeside("VIP09CancelProgram"))
  }

  @Test func `VIP-09 counterexample: a use case that presents nothing has a request alone`() async throws {
    try await expectBroken(
      "VIP-09", naming: "View Controller", "Greetings.Cancel has no Response and no ViewModel",
      by: .declaredBeside("VIP09RequestProgram"))
  }

  @Test func `VIP-09 counterexample: a use case has a response, but sends another's`() async throws {
    try await expectBroken(
      "VIP-09", naming: "Interactor → Presenter", "presentRepeat(response:) takes Greetings.Greet.Response",
      by: .declaredBeside("VIP09BorrowingProgram"))
  }
}

/// Declares no response.
enum VIP09Program {
  enum Greetings {
    enum Greet {
      struct Request {}
      struct ViewModel {}
    }
  }
}

/// Declares one response under two names.
enum VIP09AliasProgram {
  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }

    enum Repeat {
      typealias Response = Greet.Response
      struct Request {}
      struct ViewModel {}
    }
  }
}

/// Declares a request under two names, and nothing else for the second use case.
enum VIP09CancelProgram {
  protocol GreetingsInteractorInput: AnyObject {
    func cancel(request: Greetings.Cancel.Request)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }

    enum Cancel {
      typealias Request = Greet.Request
    }
  }
}

/// Declares only a request.
enum VIP09RequestProgram {
  enum Greetings {
    enum Cancel {
      struct Request {}
    }
  }
}

/// Declares a response that it never sends.
enum VIP09BorrowingProgram {
  protocol GreetingsPresenterInput: AnyObject {
    func presentGreet(response: Greetings.Greet.Response)
    func presentRepeat(response: Greetings.Greet.Response)
  }

  enum Greetings {
    enum Greet {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }

    enum Repeat {
      struct Request {}
      struct Response {}
      struct ViewModel {}
    }
  }
}
