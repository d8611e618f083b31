import Checks
import PatternTesting
import Stories
import Testing
import Tracing

@testable import CleanSwift

@Suite struct VIP50Tests {
  @Test func `VIP-50 workers are usable elsewhere`() throws {
    try expectKept("VIP-50")
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
      by: .compiling("VIP50.swift", "VIP50Interactor.swift", for: "VIP-50"))
  }

  @Test func `VIP-50 counterexample: a worker returns a model of one scene`() async throws {
    try await expectBroken(
      "VIP-50", naming: "Interactor → Worker", "'VIP50Greetings'",
      by: .compiling("VIP50Model.swift", "VIP50GreetingsModels.swift", for: "VIP-50"))
  }
}
