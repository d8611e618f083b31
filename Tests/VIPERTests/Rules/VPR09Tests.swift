import Catalogue
import PatternTesting
import Playing
import Testing

@testable import VIPER

@Suite struct VPR09Tests {
  @Test func `VPR-09 the interactor gets its entities from the data store`() async throws {
    try await expectKept("VPR-09")
  }

  @Test func `VPR-09 counterexample: the interactor keeps entities in a static property`() async throws {
    try await expectBroken(
      "VPR-09", naming: "Interactor → Data Store", by: .running(.plain(sort: HoardingInteractor.self)))
  }

  @Test func `VPR-09 counterexample: the interactor keeps an entity between requests`() async throws {
    try await expectBroken(
      "VPR-09", naming: "Interactor → Data Store", "CountryOrder",
      by: .running(.plain(sort: KeepingInteractor.self)))
  }

  @Test func `VPR-09 counterexample: the interactor keeps a list of entities between requests`() async throws
  {
    try await expectBroken(
      "VPR-09", naming: "Interactor → Data Store", "Country",
      by: .running(.plain(sort: CollectingInteractor.self)))
  }

  @Test func `VPR-09 counterexample: the interactor asks the catalogue without the data store`() async throws
  {
    var program = VIPERProgram.plain(find: PassingInteractor.self)
    program.makeStore = {
      PassingInteractor.catalogue = $0.catalogue
      return CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
    }
    try await expectBroken("VPR-09", naming: "Interactor", "Data Store", by: .running(program))
  }

  @Test func `VPR-09 counterexample: the interactor reports a failure, and a result without the data store`()
    async throws
  {
    let story = Story(
      id: "failing-visit", wish: "search, and be told of a failure",
      steps: [.launch(), .reply(), .tap("Name ↑"), .paste("fin"), .tap("Cancel"), .pick("Algeria")])
    try await expectBroken(
      "VPR-09", naming: "Interactor → Data Store",
      by: .running(.plain(find: ConsolingInteractor.self), performing: story))
  }
}

/// Says that a search has failed, and then offers what it knows by itself.
private final class ConsolingInteractor: PlainFindInteractor {
  override func find(matching text: String?) {
    guard text != nil else { return super.find(matching: text) }
    output?.failedToFindCountries(.unavailable)
    output?.foundCountries(CatalogueData.aFewCountries.countries.sorted(by: .byName).map(facts))
  }
}

/// Keeps its entities in a static array.
private final class HoardingInteractor: PlainSortInteractor {
  private static var countries = CatalogueData.aFewCountries.countries

  override func sort(by key: CountrySorting.Key) {
    Self.countries = Self.countries.sorted(by: .byName.reversed())
    output?.sortedCountries(
      Self.countries.map(\.facts), by: CountrySorting(key: .name, direction: .descending))
  }
}

/// Keeps a copy of the last order.
private final class KeepingInteractor: PlainSortInteractor {
  private var kept: CountryOrder?

  override func sort(by key: CountrySorting.Key) {
    super.sort(by: key)
    kept = store.countryOrder
  }
}

/// Keeps the countries that it sorted first.
private final class CollectingInteractor: PlainSortInteractor {
  private lazy var countries = store.countries

  override func sort(by key: CountrySorting.Key) {
    let order = store.countryOrder.next(by: .name)
    store.put(order)
    output?.sortedCountries(countries.sorted(by: order).map(\.facts), by: order.facts)
  }
}

/// Asks the catalogue, from which the data store gets its entities.
private final class PassingInteractor: PlainFindInteractor {
  static weak var catalogue: (any CatalogueService)?

  override func find(matching text: String?) {
    request?.cancel()
    request = Self.catalogue?.countries(matching: text ?? "") { [weak self] result in
      self?.finish(result)
    }
  }
}
