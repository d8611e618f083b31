import Checks
import PatternTesting
import Testing
import Tracing

@testable import CleanSwift

@Suite struct VIP50Tests {
  @Test func `VIP-50 workers are usable elsewhere`() async throws {
    try await expectKept("VIP-50")
  }

  @Test func `VIP-50 one worker serves more than one scene`() {
    let work = cleanSwift.evidence.traces.flatMap(\.messages).filter { $0.step == 3 }
    func interactors(of worker: String) -> Set<String> {
      Set(work.filter { $0.receiver.type == worker }.map(\.sender.type))
    }
    #expect(
      interactors(of: "ReadFavouritesWorker")
        == ["CountriesInteractor", "FilmInteractor", "FavouritesInteractor"])
  }

  @Test func `VIP-50 counterexample: a worker takes its interactor as a parameter`() async throws {
    try await expectBroken(
      "VIP-50", naming: "Interactor → Worker", "cannot find type 'VIP50GreetingsInteractor' in scope",
      by: .compiling("VIP50", "VIP50Interactor", for: "VIP-50"))
  }

  @Test func `VIP-50 counterexample: a worker returns a model of one scene`() async throws {
    try await expectBroken(
      "VIP-50", naming: "Interactor → Worker", "'VIP50Greetings'",
      by: .compiling("VIP50Model", "VIP50GreetingsModels", for: "VIP-50"))
  }
}

private enum VIP50 {
  /// Can count for only one class of interactor.
  private final class CountGreetingsWorker {
    private weak var interactor: VIP50GreetingsInteractor?

    init(interactor: VIP50GreetingsInteractor) {
      self.interactor = interactor
    }
  }
}

private enum VIP50Model {
  /// Returns a model of one scene, so no other scene can use the worker.
  private final class DescribeGreetingsWorker {
    func describe() -> VIP50Greetings.Fetch.Response {
      VIP50Greetings.Fetch.Response(greeting: "Hello")
    }
  }
}

// MARK: - VIP50Interactor

/// The class that the counterexample's worker depends on.
final class VIP50GreetingsInteractor {
  func count() {}
}

// MARK: - VIP50GreetingsModels

/// The models of the scene to which the counterexample's worker is bound.
enum VIP50Greetings {
  enum Fetch {
    struct Response {
      let greeting: String
    }
  }
}
