import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to see the films of a country.
@Suite struct ListFilmsInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: ListFilmsInteractor

  init() {
    interactor = ListFilmsInteractor(country: "JP", store: store)
    interactor.output = output
  }

  @Test func `it asks for the films of its country and reports their facts`() {
    interactor.listFilms()
    store.answerFilms?(.success([.rashomon]))
    #expect(store.asked == ["JP"])
    #expect(output.listed == [[FilmFacts(id: "tt0042876", title: "Rashomon", year: 1951, won: true)]])
  }

  @Test func `a second request replaces the first`() {
    interactor.listFilms()
    interactor.listFilms()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it cancels the request under way, and no request that was answered`() {
    interactor.listFilms()
    interactor.cancel()
    interactor.listFilms()
    store.answerFilms?(.success([]))
    interactor.cancel()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it reports a failure`() {
    interactor.listFilms()
    store.answerFilms?(.failure(.unavailable))
    #expect(output.failures == [.unavailable])
  }

  private final class Output: ListFilmsInteractorOutput {
    var listed: [[FilmFacts]] = []
    var failures: [Failure] = []

    func listedFilms(_ films: [FilmFacts]) { listed.append(films) }
    func failedToListFilms(_ failure: Failure) { failures.append(failure) }
  }
}
