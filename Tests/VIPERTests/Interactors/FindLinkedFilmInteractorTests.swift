import Catalogue
import Testing

@testable import VIPER

/// As a user, I want to open a film by a link.
@Suite struct FindLinkedFilmInteractorTests {
  private let store = FakeDataStore()
  private let output = Output()
  private let interactor: FindLinkedFilmInteractor
  private let link = "countries://film/tt0042876"

  init() {
    interactor = FindLinkedFilmInteractor(store: store)
    interactor.output = output
  }

  @Test func `it reports the facts of the film that a link leads to`() {
    interactor.findFilm(of: link)
    store.answerFilm?(.success(.rashomon))
    #expect(store.asked == ["tt0042876"])
    #expect(
      output.found == [
        LinkedFilmFacts(id: "tt0042876", title: "Rashomon", country: "JP", countryName: "Japan")
      ])
  }

  @Test func `it asks for nothing if a link leads to no film`() {
    interactor.findFilm(of: "countries://country/JP")
    #expect(store.asked == [])
    #expect(output.failures.map(\.link) == ["countries://country/JP"])
  }

  @Test func `a second link replaces the first, even if it leads nowhere`() {
    interactor.findFilm(of: link)
    interactor.findFilm(of: "countries://country/JP")
    #expect(store.requests.map(\.isCancelled) == [true])
  }

  @Test func `it reports a failure of the catalogue with the link`() {
    interactor.findFilm(of: link)
    store.answerFilm?(.failure(.unavailable))
    #expect(output.failures.map(\.link) == [link])
    #expect(output.failures.map(\.failure) == [.unavailable])
    #expect(output.found.isEmpty)
  }

  private final class Output: FindLinkedFilmInteractorOutput {
    var found: [LinkedFilmFacts] = []
    var failures: [(link: String, failure: Failure)] = []

    func foundFilm(_ film: LinkedFilmFacts) { found.append(film) }
    func failedToFindFilm(of link: String, because failure: Failure) { failures.append((link, failure)) }
  }
}
