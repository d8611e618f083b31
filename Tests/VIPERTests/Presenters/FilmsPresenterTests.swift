import Testing

@testable import VIPER

/// A presenter alone: its view, its interactor and its wireframe are test doubles.
@Suite struct FilmsPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: FilmsPresenter

  private let rashomon = FilmFacts(id: "tt0042876", title: "Rashomon", year: 1951, won: true)
  private let ran = FilmFacts(id: "tt0089881", title: "Ran", year: 1985, won: false)

  init() {
    presenter = FilmsPresenter(countryName: "Japan", listFilms: neighbour, wireframe: neighbour)
    presenter.view = neighbour
  }

  @Test func `events become requests`() {
    presenter.updateView()
    presenter.reload()
    presenter.leave()
    #expect(neighbour.log == ["list", "loading true", "list", "cancel"])
  }

  @Test func `facts become content, and the film at an index opens`() {
    presenter.listedFilms([rashomon, ran])
    presenter.openFilm(at: 1)
    #expect(
      neighbour.log == [
        "Rashomon: 1951, won, Ran: 1985", "Japan: 2 films", "loading false", "film tt0089881 Ran",
      ])
  }

  @Test func `a failure is shown in place of the summary, and a retry asks again`() {
    presenter.failedToListFilms(.unavailable)
    neighbour.retry?()
    #expect(
      neighbour.log == [
        "failure The catalogue is unavailable.", "loading false", "alert The catalogue is unavailable.",
        "loading true", "list",
      ])
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: FilmsView, @MainActor FilmsRouting, ListFilmsInteractorInput {
    var log: [String] = []
    var retry: (() -> Void)?

    func listFilms() { log.append("list") }
    func cancel() { log.append("cancel") }

    func show(films: [ListItem]) {
      log.append(films.map { "\($0.title): \($0.detail)" }.joined(separator: ", "))
    }

    func show(summary: String) { log.append(summary) }
    func show(failure: String) { log.append("failure \(failure)") }
    func show(isLoading: Bool) { log.append("loading \(isLoading)") }

    func showFilm(_ id: String, titled title: String) { log.append("film \(id) \(title)") }

    func showFailure(_ message: String, retry: @escaping () -> Void) {
      log.append("alert \(message)")
      self.retry = retry
    }
  }
}
