import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to see my favourites.
@Suite struct ListFavouritesInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: ListFavouritesInteractor

  init() {
    store.marks = ["tt0042876"]
    interactor = ListFavouritesInteractor(store: store)
    interactor.output = output
  }

  @Test func `it asks for the films that are marked and reports their facts`() {
    interactor.listFavourites()
    store.answerFilms?(.success([.rashomon]))
    #expect(store.asked == ["tt0042876"])
    #expect(output.listed == [[Film.rashomon.facts]])
  }

  @Test func `it reads the marks each time`() {
    interactor.listFavourites()
    store.marks.append("tt0065234")
    interactor.listFavourites()
    #expect(store.asked == ["tt0042876", "tt0042876 tt0065234"])
  }

  @Test func `without a mark it reports an empty list at once, and asks for no films`() {
    interactor.listFavourites()
    store.marks = []
    interactor.listFavourites()
    #expect(output.listed == [[]])
    #expect(store.asked == ["tt0042876"])
    #expect(store.requests.map(\.isCancelled) == [true])
  }

  @Test func `a second request replaces the first`() {
    interactor.listFavourites()
    interactor.listFavourites()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it cancels the request under way, and no request that was answered`() {
    interactor.listFavourites()
    interactor.cancel()
    interactor.listFavourites()
    store.answerFilms?(.success([]))
    interactor.cancel()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it reports why the marks cannot be read, and asks for no films`() {
    store.failure = .tooNew(file: "favourites.json", version: 2)
    interactor.listFavourites()
    #expect(output.failures == [.favouritesTooNew(file: "favourites.json", version: 2)])
    #expect(store.asked.isEmpty)
  }

  @Test func `it reports a failure of the catalogue`() {
    interactor.listFavourites()
    store.answerFilms?(.failure(.unavailable))
    #expect(output.failures == [.unavailable])
  }

  private final class Output: ListFavouritesInteractorOutput {
    var listed: [[FilmFacts]] = []
    var failures: [Failure] = []

    func listedFavourites(_ films: [FilmFacts]) { listed.append(films) }
    func failedToListFavourites(_ failure: Failure) { failures.append(failure) }
  }
}
