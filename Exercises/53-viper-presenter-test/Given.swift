@testable import VIPER

/// A presenter of the films of a country, as a test knows it.
typealias TestedPresenter = FilmsEventHandler & ListFilmsInteractorOutput

/// A test of a presenter, as the checks run it.
protocol PresenterTest: AnyObject {
  init()

  /// Returns a sentence for each fault of the presenter in a scene; none if the presenter is right.
  ///
  /// - Parameter makeScene: Makes a scene with a new presenter; call it as often as you need one.
  func faults(in makeScene: (_ countryName: String) -> FilmsScene) -> [String]
}

/// A presenter with doubles of the parts that it knows.
final class FilmsScene {
  let view: FilmsViewSpy
  let listFilms: ListFilmsSpy
  let wireframe: FilmsWireframeSpy
  let presenter: any TestedPresenter

  init(_ make: (FilmsViewSpy, ListFilmsSpy, FilmsWireframeSpy) -> any TestedPresenter) {
    view = FilmsViewSpy()
    listFilms = ListFilmsSpy()
    wireframe = FilmsWireframeSpy()
    presenter = make(view, listFilms, wireframe)
  }
}

/// Shows what the presenter has shown last, as the screen would.
final class FilmsViewSpy: FilmsView {
  private(set) var films: [ListItem] = []
  /// The summary, or a failure in its place.
  private(set) var text = ""
  /// True if the screen offers to try again.
  private(set) var offersRetry = false
  /// True from the start.
  private(set) var isLoading = true

  func show(films: [ListItem]) { self.films = films }

  func show(summary: String) {
    text = summary
    offersRetry = false
  }

  func show(failure: String) {
    text = failure
    offersRetry = true
  }

  func show(isLoading: Bool) { self.isLoading = isLoading }
}

/// Counts what the presenter asks of the interactor. It replies nothing: that is up to the test.
final class ListFilmsSpy: ListFilmsInteractorInput {
  private(set) var requestCount = 0
  private(set) var cancelCount = 0

  func listFilms() { requestCount += 1 }
  func cancel() { cancelCount += 1 }
}

/// Keeps what the presenter asks of the wireframe.
final class FilmsWireframeSpy: @MainActor FilmsRouting {
  /// The ids of the films that were opened.
  private(set) var openedFilms: [String] = []
  /// The message of the alert; nil if there was none.
  private(set) var alert: String?
  private var retry: (() -> Void)?

  func showFilm(_ id: String, titled title: String) { openedFilms.append(id) }

  func showFailure(_ reason: String, retry: @escaping () -> Void) {
    alert = reason
    self.retry = retry
  }

  /// Does what a tap on “Try Again” in the alert does.
  func tapTryAgain() { retry?() }
}
