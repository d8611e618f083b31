import Catalogue
import Playing
import Testing

@testable import CleanSwift

@Suite struct VIP44Tests {
  @Test func `VIP-44 a failure travels the cycle as a response`() async throws {
    try await expectKept("VIP-44")
  }

  @Test func `VIP-44 counterexample: a worker swallows its error`() async throws {
    var program = CleanSwiftProgram.plain()
    program.findCountries = { SwallowingWorker($0) }
    try await expectBroken(
      "VIP-44", naming: "Interactor → Presenter", "Worker",
      by: .running(program, performing: .twoFailedScenes))
  }

  @Test func `VIP-44 counterexample: the interactor presents a failure as an empty list`() async throws {
    try await expectBroken(
      "VIP-44", naming: "Interactor → Presenter",
      by: .running(
        .plain(interactor: { OptimisticInteractor(dependencies: $0) }), performing: .twoFailedScenes))
  }

  @Test func `VIP-44 counterexample: the interactor ignores a failure`() async throws {
    try await expectBroken(
      "VIP-44", naming: "Interactor → Presenter",
      by: .running(.plain(interactor: { MuteInteractor(dependencies: $0) }), performing: .twoFailedScenes))
  }
}

nonisolated extension Story {
  /// A search fails, and later the next scene fails.
  fileprivate static let twoFailedScenes = Story(
    id: "two-failed-scenes", wish: "be told of every failure",
    steps: [
      .launch(),
      .reply(),
      .tap("Name ↑"),
      .paste("fin"),
      .fail(),
      .paste("finland"),
      .reply(),
      .pick("Finland"),
      .fail(),
      .tap("Cancel"),
      .goBack(),
    ])
}

/// Completes with no countries after an error.
private final class SwallowingWorker: FindCountriesWorking {
  private let catalogue: any CatalogueService

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  func findCountries(
    matching text: String?, completion: @escaping (Result<[Country], CatalogueError>) -> Void
  ) {
    catalogue.countries(matching: text ?? "") { result in
      completion(.success((try? result.get()) ?? []))
    }
  }
}

/// Presents a failure as an empty list.
private final class OptimisticInteractor: PlainInteractor {
  override func finishSearch(_ result: Result<[Country], CatalogueError>) {
    super.finishSearch(.success((try? result.get()) ?? []))
  }
}

/// Responds only to success.
private final class MuteInteractor: PlainInteractor {
  override func finishSearch(_ result: Result<[Country], CatalogueError>) {
    if case .success = result { super.finishSearch(result) }
  }
}
