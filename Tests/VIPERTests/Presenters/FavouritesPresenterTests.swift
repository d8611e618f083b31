import Testing

@testable import VIPER

/// A presenter alone: its view, its interactor and its wireframe are test doubles.
@Suite struct FavouritesPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: FavouritesPresenter

  private let rashomon = FilmFacts(id: "tt0042876", title: "Rashomon", year: 1951, won: true)
  private let z = FilmFacts(id: "tt0065234", title: "Z", year: 1969, won: false)

  init() {
    presenter = FavouritesPresenter(listFavourites: neighbour, wireframe: neighbour)
    presenter.view = neighbour
  }

  @Test func `facts become content`() {
    presenter.updateView()
    presenter.listedFavourites([rashomon, z])
    #expect(neighbour.log == ["list", "Rashomon: 1951, won, Z: 1969", "2 favourites", "loading false"])
  }

  @Test func `the film that was opened is shown as opened when the user comes back`() {
    presenter.listedFavourites([rashomon, z])
    presenter.openFilm(at: 1)
    presenter.listedFavourites([z])
    #expect(neighbour.log.contains("film tt0065234 Z"))
    #expect(neighbour.opened == 0)
  }

  @Test func `leaving in the middle of a second try cancels it, and the screen no longer loads`() {
    presenter.failedToListFavourites(.unavailable)
    neighbour.retry?()
    neighbour.log = []
    presenter.leave()
    #expect(neighbour.log == ["cancel", "loading false"])
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: FavouritesView, @MainActor FavouritesRouting, ListFavouritesInteractorInput {
    var log: [String] = []
    var opened: Int?
    var retry: (() -> Void)?

    func listFavourites() { log.append("list") }
    func cancel() { log.append("cancel") }

    func show(favourites: [ListItem], opened: Int?) {
      log.append(favourites.map { "\($0.title): \($0.detail)" }.joined(separator: ", "))
      self.opened = opened
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
