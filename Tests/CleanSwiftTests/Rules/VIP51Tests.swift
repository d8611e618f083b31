import Catalogue
import Checks
import PatternTesting
import Testing

@testable import CleanSwift

@Suite struct VIP51Tests {
  @Test func `VIP-51 a worker is created when it is first needed`() async throws {
    try await expectKept("VIP-51")
  }

  @Test func `VIP-51 an interactor without requests has created no worker`() {
    let dependencies = CountingDependencies()
    let interactor = CountriesInteractor(dependencies: dependencies)
    #expect(dependencies.made == [])
    interactor.sort(request: ListCountries.Sort.Request(key: .name))
    #expect(dependencies.made == ["SortCountriesWorker"])
    interactor.sort(request: ListCountries.Sort.Request(key: .population))
    #expect(dependencies.made == ["SortCountriesWorker"])
  }

  @Test func `VIP-51 an optional worker that is created at its first use keeps the rule`() throws {
    let evidence = Evidence.running(.plain(interactor: { ThriftyInteractor(dependencies: $0) }))
    #expect(try cleanSwift.check(of: "VIP-51").violations(in: evidence) == [])
  }

  @Test func `VIP-51 counterexample: the interactor creates its worker in a stored property`() async throws {
    try await expectBroken(
      "VIP-51", naming: "Interactor → Worker", "'ownWorker'",
      by: .running(.plain(interactor: { EagerInteractor(dependencies: $0) })))
  }

  @Test func `VIP-51 counterexample: the interactor asks for its lazy worker in its initializer`()
    async throws
  {
    try await expectBroken(
      "VIP-51", naming: "Interactor → Worker", "FindCountriesWorker",
      by: .running(.plain(interactor: { ImpatientInteractor(dependencies: $0) })))
  }
}

/// Creates a worker when it is created itself.
private final class EagerInteractor: PlainInteractor {
  private var ownWorker = SortCountriesWorker()
}

/// Creates its own worker when it sorts for the first time.
private final class ThriftyInteractor: PlainInteractor {
  private var ownWorker: (any SortCountriesWorking)?

  override func sort(request: ListCountries.Sort.Request) {
    let worker = ownWorker ?? workers.makeSortCountriesWorker()
    ownWorker = worker
    order = order.reversed()
    countries = worker.sort(countries, by: order)
    output?.presentSort(response: sorted)
  }
}

/// Reads its lazy property in its initializer.
private final class ImpatientInteractor: PlainInteractor {
  override init(dependencies: (any Dependencies)?) {
    super.init(dependencies: dependencies)
    _ = findWorker
  }
}

/// Records the workers that it creates.
private final class CountingDependencies: Dependencies {
  private let target = CatalogueDependencies(
    catalogue: InMemoryCatalogue(), favourites: InMemoryFavourites())
  private(set) var made: [String] = []

  func makeFindCountriesWorker() -> any FindCountriesWorking { count(target.makeFindCountriesWorker()) }
  func makeSortCountriesWorker() -> any SortCountriesWorking { count(target.makeSortCountriesWorker()) }
  func makeFilterCountriesWorker() -> any FilterCountriesWorking {
    count(target.makeFilterCountriesWorker())
  }
  func makeListRegionsWorker() -> any ListRegionsWorking { count(target.makeListRegionsWorker()) }
  func makeFetchFilmsWorker() -> any FetchFilmsWorking { count(target.makeFetchFilmsWorker()) }
  func makeFetchFilmWorker() -> any FetchFilmWorking { count(target.makeFetchFilmWorker()) }
  func makeReadFavouritesWorker() -> any ReadFavouritesWorking { count(target.makeReadFavouritesWorker()) }
  func makeMarkFavouriteWorker() -> any MarkFavouriteWorking { count(target.makeMarkFavouriteWorker()) }

  private func count<Worker>(_ worker: Worker) -> Worker {
    made.append("\(type(of: worker as Any))")
    return worker
  }
}
