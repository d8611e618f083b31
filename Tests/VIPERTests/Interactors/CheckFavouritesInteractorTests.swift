import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to open my favourites, and to be told if they cannot be read.
@Suite struct CheckFavouritesInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: CheckFavouritesInteractor

  init() {
    interactor = CheckFavouritesInteractor(store: store)
    interactor.output = output
  }

  @Test func `it reports that the favourites can be read, even if there are none`() {
    interactor.checkFavourites()
    #expect(output.successes == 1)
    #expect(output.failures.isEmpty)
  }

  @Test func `it reports why the favourites cannot be read`() {
    store.failure = .damaged(file: "favourites.json")
    interactor.checkFavourites()
    #expect(output.successes == 0)
    #expect(output.failures == [.favouritesDamaged(file: "favourites.json")])
  }

  private final class Output: CheckFavouritesInteractorOutput {
    var successes = 0
    var failures: [Failure] = []

    func checkedFavourites() { successes += 1 }
    func failedToCheckFavourites(_ failure: Failure) { failures.append(failure) }
  }
}
