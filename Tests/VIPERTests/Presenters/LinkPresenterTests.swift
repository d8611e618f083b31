import Testing

@testable import VIPER

/// A presenter alone: its interactor and its wireframe are test doubles. It has no view.
@Suite struct LinkPresenterTests {
  private let neighbour = Neighbour()
  private let presenter: LinkPresenter

  init() {
    presenter = LinkPresenter(findFilm: neighbour, wireframe: neighbour)
  }

  @Test func `a link becomes a request, and its film is shown above the country`() {
    presenter.open("countries://film/tt0042876")
    presenter.foundFilm(
      LinkedFilmFacts(id: "tt0042876", title: "Rashomon", country: "JP", countryName: "Japan"))
    #expect(neighbour.log == ["find countries://film/tt0042876", "film tt0042876 Rashomon JP Japan"])
  }

  @Test func `a failure is an alert, and a retry follows the link that failed`() {
    presenter.open("countries://film/tt0042876")
    presenter.failedToFindFilm(of: "countries://film/tt0042876", because: .unavailable)
    neighbour.log = []
    neighbour.retry?()
    #expect(neighbour.log == ["find countries://film/tt0042876"])
  }

  /// A test double for every neighbour, which keeps the messages that it receives.
  private final class Neighbour: @MainActor LinkRouting, FindLinkedFilmInteractorInput {
    var log: [String] = []
    var retry: (() -> Void)?

    func findFilm(of link: String) { log.append("find \(link)") }

    func showFilm(_ id: String, titled title: String, ofCountry code: String?, named name: String?) {
      log.append("film \(id) \(title) \(code ?? "-") \(name ?? "-")")
    }

    func showFailure(_ message: String, retry: @escaping () -> Void) {
      log.append("alert \(message)")
      self.retry = retry
    }
  }
}
