import Catalogue
import Testing

@testable import CleanSwift

@Suite struct VIP45Tests {
  @Test func `VIP-45 the result of the work goes into the response`() throws {
    try expectKept("VIP-45")
  }

  @Test func `VIP-45 counterexample: the interactor responds with what it had before`() throws {
    try expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "Worker",
      by: .running(.plain(interactor: { StaleInteractor(dependencies: $0) })))
  }

  @Test func `VIP-45 counterexample: the interactor keeps the result and does not respond`() throws {
    try expectBroken(
      "VIP-45", naming: "Interactor → Presenter", "Worker",
      by: .running(.plain(interactor: { KeepingInteractor(dependencies: $0) })))
  }
}

/// Makes the response first and keeps the result afterwards.
private final class StaleInteractor: PlainInteractor {
  override func finishFetch(_ result: Result<[Country], CatalogueError>) {
    super.finishFetch(.success(countries))
    if case .success(let found) = result { countries = found }
  }
}

/// Keeps the countries for whoever asks.
private final class KeepingInteractor: PlainInteractor {
  override func finishFetch(_ result: Result<[Country], CatalogueError>) {
    if case .success(let found) = result { countries = found }
  }
}
