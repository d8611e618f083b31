import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to sort the countries, either way.
@Suite struct SortCountriesInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: SortCountriesInteractor

  init() {
    store.countries = [.finland, .france]
    interactor = SortCountriesInteractor(store: store)
    interactor.output = output
  }

  @Test func `the key of the current order reverses it`() {
    interactor.sort(by: .name)
    #expect(output.names == [["France", "Finland"]])
    #expect(output.sortings == [CountrySorting(key: .name, direction: .descending)])
  }

  @Test func `the same key again reverses it back`() {
    interactor.sort(by: .name)
    interactor.sort(by: .name)
    #expect(output.names.last == ["Finland", "France"])
  }

  @Test func `populations start from the largest`() {
    interactor.sort(by: .population)
    #expect(output.names == [["France", "Finland"]])
    #expect(output.sortings == [CountrySorting(key: .population, direction: .descending)])
  }

  @Test func `names start from A after populations`() {
    interactor.sort(by: .population)
    interactor.sort(by: .name)
    #expect(output.sortings.last == CountrySorting(key: .name, direction: .ascending))
  }

  @Test func `it puts the new order back into the data store`() {
    interactor.sort(by: .population)
    #expect(store.countryOrder == CountryOrder(key: .population, direction: .descending))
  }

  @Test func `it sorts the countries that the data store has at the moment`() {
    interactor.sort(by: .name)
    store.countries = [.finland]
    interactor.sort(by: .name)
    #expect(output.names.last == ["Finland"])
  }

  private final class Output: SortCountriesInteractorOutput {
    var names: [[String]] = []
    var sortings: [CountrySorting] = []

    func sortedCountries(_ countries: [CountryFacts], by sorting: CountrySorting) {
      names.append(countries.map(\.name))
      sortings.append(sorting)
    }
  }
}
