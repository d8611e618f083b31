import Testing

@testable import CleanSwift

@Suite struct VIP58Tests {
  @Test func `VIP-58 a scene's models are in its Models file`() async throws {
    try await expectKept("VIP-58")
  }

  @Test func `VIP-58 counterexample: the interactor's file declares the models`() async throws {
    try await expectBroken(
      "VIP-58", naming: "Interactor", "Presenter", "VIP58GreetingsInteractor.swift",
      by: .readingBeside("VIP58GreetingsInteractor"))
  }

  @Test func `VIP-58 counterexample: one file has the models of two scenes`() async throws {
    try await expectBroken(
      "VIP-58", naming: "Interactor", "Presenter", "VIP58SharedModels.swift",
      by: .readingBeside("VIP58SharedModels"))
  }
}

private enum VIP58GreetingsInteractor {
  /// The models of the scene, declared in the file of one component.
  private enum Greetings {
    enum Fetch {
      struct Request {}

      struct Response {
        let greeting: String
      }
    }
  }

  private final class GreetingsInteractor {
    func fetch(request: Greetings.Fetch.Request) -> Greetings.Fetch.Response {
      Greetings.Fetch.Response(greeting: "Hello")
    }
  }
}

private enum VIP58SharedModels {
  /// The models of two scenes in one file.
  private enum Greetings {
    enum Fetch {
      struct Request {}
    }
  }

  private enum Farewells {
    enum Fetch {
      struct Request {}
    }
  }
}
