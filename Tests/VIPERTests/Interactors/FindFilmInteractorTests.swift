import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to read about a film.
@Suite struct FindFilmInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: FindFilmInteractor

  init() {
    interactor = FindFilmInteractor(film: "tt0042876", store: store)
    interactor.output = output
  }

  @Test func `it reports the facts of its film`() {
    interactor.findFilm()
    store.answerFilm?(.success(.rashomon))
    #expect(store.asked == ["tt0042876"])
    #expect(
      output.found == [
        FilmDetailsFacts(
          id: "tt0042876", title: "Rashomon", year: 1951, countries: ["Japan"], won: true,
          isFavourite: false)
      ])
  }

  @Test func `it reports whether the film is a favourite when the reply comes`() {
    interactor.findFilm()
    store.marks = ["tt0042876"]
    store.answerFilm?(.success(.rashomon))
    #expect(output.found.map(\.isFavourite) == [true])
  }

  @Test func `a second request replaces the first`() {
    interactor.findFilm()
    interactor.findFilm()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it cancels the request under way, and no request that was answered`() {
    interactor.findFilm()
    interactor.cancel()
    interactor.findFilm()
    store.answerFilm?(.success(.rashomon))
    interactor.cancel()
    #expect(store.requests.map(\.isCancelled) == [true, false])
  }

  @Test func `it reports a failure of the catalogue in the catalogue's words`() {
    interactor.findFilm()
    store.answerFilm?(.failure(.unknownFilm("tt0042876")))
    #expect(output.failures == [.other("\(CatalogueError.unknownFilm("tt0042876"))")])
  }

  @Test func `it reports that the mark cannot be read`() {
    store.failure = .damaged(file: "favourites.json")
    interactor.findFilm()
    store.answerFilm?(.success(.rashomon))
    #expect(output.failures == [.favouritesDamaged(file: "favourites.json")])
    #expect(output.found.isEmpty)
  }

  private final class Output: FindFilmInteractorOutput {
    var found: [FilmDetailsFacts] = []
    var failures: [Failure] = []

    func foundFilm(_ film: FilmDetailsFacts) { found.append(film) }
    func failedToFindFilm(_ failure: Failure) { failures.append(failure) }
  }
}
