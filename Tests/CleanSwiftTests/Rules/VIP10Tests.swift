import Testing

@Suite struct VIP10Tests {
  @Test func `VIP-10 each use case of a scene has its own models`() async throws {
    try await expectKept("VIP-10")
  }

  @Test func `VIP-10 counterexample: one vague request serves every action of the user`() async throws {
    try await expectBroken(
      "VIP-10", naming: "View Controller → Interactor", "search(request:) and sort(request:)",
      by: .declaredBeside("VIP10Program"))
  }

  @Test func `VIP-10 counterexample: one view model serves everything that is displayed`() async throws {
    try await expectBroken(
      "VIP-10", naming: "Presenter → View Controller",
      "displayFound(viewModel:) and displaySorted(viewModel:)",
      by: .declaredBeside("VIP10ViewModelProgram"))
  }
}

/// Requests everything with one model.
enum VIP10Program {
  protocol GreetingsInteractorInput: AnyObject {
    func search(request: Greetings.Work.Request)
    func sort(request: Greetings.Work.Request)
  }

  enum Greetings {
    enum Work {
      struct Request {
        let text: String?
        let isAscending: Bool?
      }
      struct Response {}
      struct ViewModel {}
    }
  }
}

/// Displays everything with one model.
enum VIP10ViewModelProgram {
  protocol GreetingsViewControllerInput: AnyObject {
    func displayFound(viewModel: Greetings.Work.ViewModel)
    func displaySorted(viewModel: Greetings.Work.ViewModel)
  }

  enum Greetings {
    enum Work {
      struct Request {}
      struct Response {}
      struct ViewModel {
        let count: String?
        let order: String?
      }
    }
  }
}
