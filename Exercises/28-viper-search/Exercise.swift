import Catalogue

@testable import VIPER

/// Finds countries, and filters and sorts them by the region and the order that are current when they are found.
final class FindCountriesInteractor: FindCountriesInteractorInput {
  weak var output: (any FindCountriesInteractorOutput)?

  private let store: any DataStore

  init(store: any DataStore) {
    self.store = store
  }

  func find(matching text: String?) {
    // To be written.
  }
}
