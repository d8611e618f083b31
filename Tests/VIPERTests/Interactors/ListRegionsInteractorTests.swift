import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to see the regions.
@Suite struct ListRegionsInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()

  @Test func `it lists all regions and the one that the data store has`() {
    store.region = .asia
    let interactor = ListRegionsInteractor(store: store)
    interactor.output = output
    interactor.listRegions()
    #expect(output.answer == "Africa, Americas, Asia, Europe, Oceania; Asia")
  }

  private final class Output: ListRegionsInteractorOutput {
    var answer = ""

    func listedRegions(_ names: [String], chosen: String?) {
      answer = "\(names.joined(separator: ", ")); \(chosen ?? "none")"
    }
  }
}
