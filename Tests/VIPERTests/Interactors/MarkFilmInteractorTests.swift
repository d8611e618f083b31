import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to mark a film as a favourite, and to unmark it.
@Suite struct MarkFilmInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: MarkFilmInteractor

  init() {
    interactor = MarkFilmInteractor(film: "tt0042876", store: store)
    interactor.output = output
  }

  @Test func `it marks the film, and puts the mark back before it reports it`() {
    output.look = { [store] in store.marks }
    interactor.toggleMark()
    #expect(output.marked == [true])
    #expect(output.seen == [["tt0042876"]])
  }

  @Test func `it unmarks a film that is marked, and no other`() {
    store.marks = ["tt0042876", "tt0065234"]
    interactor.toggleMark()
    #expect(output.marked == [false])
    #expect(store.marks == ["tt0065234"])
  }

  @Test func `it reports that the mark cannot be kept, and nothing else`() {
    store.failure = .unwritable(file: "favourites.json", reason: "the disk is full")
    interactor.toggleMark()
    #expect(output.marked.isEmpty)
    #expect(output.failures == [.favouritesUnwritable(file: "favourites.json", reason: "the disk is full")])
  }

  private final class Output: MarkFilmInteractorOutput {
    var marked: [Bool] = []
    var failures: [Failure] = []
    /// Looks at the data store at the moment of each report.
    var look: () -> [FilmID] = { [] }
    var seen: [[FilmID]] = []

    func markedFilm(isFavourite: Bool) {
      marked.append(isFavourite)
      seen.append(look())
    }

    func failedToMarkFilm(_ failure: Failure) { failures.append(failure) }
  }
}
