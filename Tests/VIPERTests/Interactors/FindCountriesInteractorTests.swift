import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to see the countries, and to find some by what I type.
@Suite struct FindCountriesInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: FindCountriesInteractor

  init() {
    interactor = FindCountriesInteractor(store: store)
    interactor.output = output
  }

  @Test func `without a text it asks for all countries, with a text for those that match`() {
    interactor.find(matching: nil)
    interactor.find(matching: "fin")
    #expect(store.asked == ["all", "fin"])
  }

  @Test func `it reports the facts of the countries by name`() {
    interactor.find(matching: nil)
    store.answerCountries?(.success([.france, .finland]))
    #expect(output.found == [[Country.finland.facts, Country.france.facts]])
  }

  @Test func `it sorts in the order that is current when the reply comes`() {
    interactor.find(matching: nil)
    store.countryOrder = CountryOrder(key: .population, direction: .descending)
    store.answerCountries?(.success([.finland, .france]))
    #expect(output.found.first?.map(\.name) == ["France", "Finland"])
  }

  @Test func `a search that matches nothing is reported, too`() {
    interactor.find(matching: "xyz")
    store.answerCountries?(.success([]))
    #expect(output.found == [[]])
  }

  @Test func `a new search cancels the one before it`() {
    interactor.find(matching: "fi")
    interactor.find(matching: "fin")
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `a search that has been answered is not cancelled`() {
    interactor.find(matching: "fi")
    store.answerCountries?(.success([.finland]))
    interactor.find(matching: "fin")
    #expect(store.requests.map(\.isCancelled) == [false, false])
  }

  @Test func `it reports a failure`() {
    interactor.find(matching: nil)
    store.answerCountries?(.failure(.unavailable))
    #expect(output.failures == [.unavailable])
    #expect(output.found.isEmpty)
  }

  private final class Output: FindCountriesInteractorOutput {
    var found: [[CountryFacts]] = []
    var failures: [Failure] = []

    func foundCountries(_ countries: [CountryFacts]) { found.append(countries) }
    func failedToFindCountries(_ failure: Failure) { failures.append(failure) }
  }
}
