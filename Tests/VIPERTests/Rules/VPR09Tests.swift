import Catalogue
import PatternTesting
import Stories
import Testing

@testable import VIPER

@Suite struct VPR09Tests {
  @Test func `VPR-09 the interactor gets its entities from the data store`() throws {
    try expectKept("VPR-09")
  }

  @Test func `VPR-09 counterexample: the interactor has entities of its own`() throws {
    try expectBroken(
      "VPR-09", naming: "Interactor → Data Store", by: .running(.plain(sort: HoardingInteractor.self)))
  }

  @Test func `VPR-09 counterexample: the interactor keeps an entity for the next time`() throws {
    try expectBroken(
      "VPR-09", naming: "Interactor → Data Store", "CountryList",
      by: .running(.plain(sort: KeepingInteractor.self)))
  }

  @Test func `VPR-09 counterexample: the interactor asks the catalogue past the data store`() throws {
    var program = VIPERProgram.plain(find: PassingInteractor.self)
    program.makeStore = {
      PassingInteractor.catalogue = $0.catalogue
      return CatalogueDataStore(catalogue: $0.catalogue, favourites: $0.favourites)
    }
    try expectBroken("VPR-09", naming: "Interactor", "Data Store", by: .running(program))
  }
}

/// Keeps its entities in a static array, as the original did.
private final class HoardingInteractor: PlainSortInteractor {
  private static var countries = CatalogueData.aFewCountries.countries

  override func sort(by sorting: CountrySorting) {
    Self.countries = Self.countries.sorted(by: .byName.reversed())
    output?.sortedCountries(Self.countries.map(\.facts))
  }
}

/// Keeps a copy of the list that it sorted last.
private final class KeepingInteractor: PlainSortInteractor {
  private var kept: CountryList?

  override func sort(by sorting: CountrySorting) {
    super.sort(by: sorting)
    kept = store.countryList
  }
}

/// Knows where the data store gets entities from, and goes there itself.
private final class PassingInteractor: PlainFindInteractor {
  static weak var catalogue: (any CatalogueService)?

  override func find(matching text: String?) {
    request?.cancel()
    request = Self.catalogue?.countries(matching: text ?? "") { [weak self] result in
      self?.finish(result)
    }
  }
}
