import Checks
import PatternTesting
import Stories
import Testing
import Tracing

@testable import CleanSwift

@Suite struct VIP50Tests {
  @Test func `VIP-50 workers are of use elsewhere`() throws {
    try expectKept("VIP-50")
  }

  @Test func `VIP-50 the same worker works for more than one scene`() {
    let work = cleanSwift.evidence.traces.flatMap(\.messages).filter { $0.step == 3 }
    func interactors(of worker: String) -> Set<String> {
      Set(work.filter { $0.receiver.type == worker }.map(\.sender.type))
    }
    #expect(
      interactors(of: "ReadFavouritesWorker")
        == ["CountriesInteractor", "FilmInteractor", "FavouritesInteractor"])
  }

  @Test func `VIP-50 counterexample: a worker takes its interactor`() async throws {
    try await expectBroken(
      "VIP-50", naming: "Interactor → Worker", "cannot find type 'CountriesInteractor' in scope",
      by: compiledAlone("CountCountriesWorker", Self.boundWorker))
  }

  @Test func `VIP-50 counterexample: a worker answers with a scene's model`() async throws {
    try await expectBroken(
      "VIP-50", naming: "Interactor → Worker", "cannot find type 'ListCountries' in scope",
      by: compiledAlone("DescribeCountriesWorker", Self.sceneWorker))
  }

  /// What the compiler says of a worker that sees what the app's workers see.
  private func compiledAlone(_ worker: String, _ program: String) async throws -> Evidence {
    var evidence = Evidence()
    evidence.compilations = [
      try await cleanSwift.toolchain.awaitTypecheck(
        "the worker \(worker)", for: "VIP-50", snippet: program, seeing: ["Catalogue"])
    ]
    return evidence
  }

  private static let boundWorker = """
    final class CountCountriesWorker {
      private weak var interactor: CountriesInteractor?

      init(interactor: CountriesInteractor) {
        self.interactor = interactor
      }
    }
    """

  private static let sceneWorker = """
    import Catalogue

    final class DescribeCountriesWorker {
      func describe(_ countries: [Country]) -> ListCountries.Fetch.Response {
        .success(entries: [], selectedRow: nil)
      }
    }
    """
}
