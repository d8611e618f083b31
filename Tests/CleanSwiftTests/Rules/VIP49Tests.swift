import Catalogue
import Testing

@testable import CleanSwift

@Suite struct VIP49Tests {
  @Test func `VIP-49 no worker holds its interactor strongly`() async throws {
    try await expectKept("VIP-49")
  }

  @Test func `VIP-49 counterexample: a worker holds its interactor as a strong delegate`() async throws {
    try await expectBroken(
      "VIP-49", naming: "Worker → Interactor", "'delegate'",
      by: .runningBeside(.plain(interactor: { DelegatingInteractor(dependencies: $0) })))
  }

  @Test func `VIP-49 counterexample: a worker's completion captures the interactor strongly`() async throws {
    try await expectBroken(
      "VIP-49", naming: "Worker", "Interactor", "survived",
      by: .runningBeside(.plain(interactor: { PossessiveInteractor(dependencies: $0) })))
  }
}

/// Holds its delegate strongly.
private final class DelegatedWorker: SortCountriesWorking {
  var delegate: (any CountriesInteractorInput)?

  func sort(_ countries: [Country], by order: CountryOrder) -> [Country] {
    countries.sorted(by: order)
  }
}

/// Is the delegate of its own worker.
private final class DelegatingInteractor: PlainInteractor {
  private lazy var ownWorker: any SortCountriesWorking = {
    let worker = DelegatedWorker()
    worker.delegate = self
    return worker
  }()

  override func sort(request: ListCountries.Sort.Request) {
    super.sort(request: request)
    countries = ownWorker.sort(countries, by: order)
  }
}

/// Leaves out `[weak self]`.
private final class PossessiveInteractor: PlainInteractor {
  override func search(request: ListCountries.Search.Request) {
    findWorker.findCountries(matching: request.text) { result in
      self.finishSearch(result)
    }
  }
}
