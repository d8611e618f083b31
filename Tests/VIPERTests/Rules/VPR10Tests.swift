import Catalogue
import PatternTesting
import Testing

@testable import VIPER

@Suite struct VPR10Tests {
  @Test func `VPR-10 entities are got, changed and put back`() throws {
    try expectKept("VPR-10")
  }

  @Test func `VPR-10 what was sorted is found sorted in the data store`() {
    let catalogue = InMemoryCatalogue(data: .aFewCountries)
    let store = CatalogueDataStore(catalogue: catalogue, favourites: InMemoryFavourites())
    let find = FindCountriesInteractor(store: store)
    find.find(matching: nil)
    while catalogue.deliverNext() {}
    let names = store.countryList.countries.map(\.name)
    #expect(names.count > 1)
    SortCountriesInteractor(store: store).sort(by: CountrySorting(key: .name, isAscending: false))
    #expect(store.countryList.countries.map(\.name) == names.reversed())
  }

  @Test func `VPR-10 counterexample: the interactor puts back before it has got anything`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: ForgetfulInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor tells what came of it before it puts anything back`()
    throws
  {
    try expectBroken(
      "VPR-10", naming: "Interactor", "Data Store", by: .running(.plain(sort: RashInteractor.self)))
  }

  @Test func `VPR-10 counterexample: the interactor sorts and puts nothing back`() throws {
    try expectBroken(
      "VPR-10", naming: "Interactor → Presenter", "Data Store",
      by: .running(.plain(sort: FleetingInteractor.self)))
  }
}

/// Sorts for the moment: the data store keeps the order that it had.
private final class FleetingInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    var list = store.countryList
    list.countries.reverse()
    output?.sortedCountries(list.countries.map(\.facts))
  }
}

/// Answers first and keeps afterwards: whoever looks into the data store upon the answer finds the old order.
private final class RashInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    var list = store.countryList
    list.countries.reverse()
    output?.sortedCountries(list.countries.map(\.facts))
    store.put(list)
  }
}

/// Begins with a list that it has not got from the data store, and looks there afterwards.
private final class ForgetfulInteractor: PlainSortInteractor {
  override func sort(by sorting: CountrySorting) {
    let countries = CatalogueData.aFewCountries.countries.sorted(by: .byName.reversed())
    store.put(CountryList(countries: countries))
    output?.sortedCountries(store.countryList.countries.map(\.facts))
  }
}
