import Testing

@testable import VIPER

/// A presenter alone: its view, its interactors and its wireframe are test doubles.
@Suite struct FilmPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: FilmPresenter

  private let rashomon = FilmDetailsFacts(
    id: "tt0042876", title: "Rashomon", year: 1951, countries: ["Japan"], won: true, isFavourite: false)

  init() {
    presenter = FilmPresenter(
      title: "Rashomon", findFilm: neighbour, markFilm: neighbour, wireframe: neighbour)
    presenter.view = neighbour
  }

  @Test func `events become requests`() {
    presenter.updateView()
    presenter.toggleFavourite()
    presenter.reload()
    presenter.leave()
    #expect(neighbour.log == ["find", "toggle", "loading true", "find", "cancel"])
  }

  @Test func `facts become content`() {
    presenter.foundFilm(rashomon)
    presenter.markedFilm(isFavourite: true)
    #expect(
      neighbour.log == [
        "Rashomon: Japan, 1951: Won the award", "favourite false", "loading false", "favourite true",
      ])
  }

  @Test func `a failure to find the film is shown in its place, and a retry asks again`() {
    presenter.failedToFindFilm(.unavailable)
    neighbour.retry?()
    #expect(
      neighbour.log == [
        "failure of Rashomon: The catalogue is unavailable.", "loading false",
        "alert The catalogue is unavailable.", "loading true", "find",
      ])
  }

  @Test func `a failure to mark the film is an alert alone, and a retry marks again`() {
    presenter.failedToMarkFilm(.favouritesDamaged(file: "favourites.json"))
    #expect(neighbour.log.count == 1 && neighbour.log[0].hasPrefix("alert "))
    neighbour.retry?()
    #expect(neighbour.log.last == "toggle")
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: FilmView, FailureRouting, FindFilmInteractorInput, MarkFilmInteractorInput {
    var log: [String] = []
    var retry: (() -> Void)?

    func findFilm() { log.append("find") }
    func cancel() { log.append("cancel") }
    func toggleMark() { log.append("toggle") }

    func show(film: FilmContent) { log.append("\(film.title): \(film.origin): \(film.award)") }
    func show(isFavourite: Bool) { log.append("favourite \(isFavourite)") }
    func show(failure: String, ofFilm title: String) { log.append("failure of \(title): \(failure)") }
    func show(isLoading: Bool) { log.append("loading \(isLoading)") }

    func showFailure(_ message: String, retry: @escaping () -> Void) {
      log.append("alert \(message)")
      self.retry = retry
    }
  }
}
