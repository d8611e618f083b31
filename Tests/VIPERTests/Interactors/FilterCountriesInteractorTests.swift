import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to see only the countries of one region.
@Suite struct FilterCountriesInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: FilterCountriesInteractor

  init() {
    store.countries = [.china, .finland]
    interactor = FilterCountriesInteractor(store: store)
    interactor.output = output
  }

  @Test func `it lists only the countries of the region`() {
    interactor.filter(by: "Europe")
    #expect(output.answers == ["Europe: Finland"])
  }

  @Test func `without a region it lists all countries, in the order that the user chose`() {
    store.countryOrder = CountryOrder(key: .name, direction: .descending)
    interactor.filter(by: nil)
    #expect(output.answers == ["all: Finland, China"])
  }

  @Test func `it puts the region into the data store`() {
    interactor.filter(by: "Europe")
    #expect(store.region == .europe)
    interactor.filter(by: nil)
    #expect(store.region == nil)
  }

  private final class Output: FilterCountriesInteractorOutput {
    var answers: [String] = []

    func filteredCountries(_ countries: [CountryFacts], by region: String?) {
      answers.append("\(region ?? "all"): \(countries.map(\.name).joined(separator: ", "))")
    }
  }
}
