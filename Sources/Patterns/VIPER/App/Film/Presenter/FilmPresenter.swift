import Catalogue

/// The events of a film's screen.
protocol FilmEventHandler: AnyObject {
  /// The screen has opened.
  func updateView()
  /// The user has left the screen.
  func leave()
  func reload()
  func toggleFavourite()
}

/// The view of a film, as its presenter knows it.
protocol FilmView: AnyObject {
  func show(film: FilmContent)
  func show(isFavourite: Bool)
  /// Shows a failure in place of the film with this title, and that the user can try again.
  func show(failure: String, ofFilm title: String)
  func show(isLoading: Bool)
}

/// The texts about a film.
struct FilmContent: Equatable {
  let title: String
  let origin: String
  let award: String
}

/// Decides what a film's screen shows.
final class FilmPresenter {
  weak var view: (any FilmView)?

  private let findFilm: any FindFilmInteractorInput
  private let markFilm: any MarkFilmInteractorInput
  private let wireframe: any FailureRouting

  private let title: String

  init(
    title: String, findFilm: any FindFilmInteractorInput, markFilm: any MarkFilmInteractorInput,
    wireframe: any FailureRouting
  ) {
    self.title = title
    self.findFilm = findFilm
    self.markFilm = markFilm
    self.wireframe = wireframe
  }
}

extension FilmPresenter: FilmEventHandler {
  func updateView() {
    findFilm.findFilm()
  }

  func leave() {
    findFilm.cancel()
  }

  func reload() {
    view?.show(isLoading: true)
    findFilm.findFilm()
  }

  func toggleFavourite() {
    markFilm.toggleMark()
  }
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    view?.show(
      film: FilmContent(
        title: film.title, origin: strings("film.origin", strings.list(film.countries), film.year),
        award: film.won ? strings("film.won") : strings("film.nominated")))
    view?.show(isFavourite: film.isFavourite)
    view?.show(isLoading: false)
  }

  func failedToFindFilm(_ failure: Failure) {
    let reason = message(for: failure)
    view?.show(failure: reason, ofFilm: title)
    view?.show(isLoading: false)
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {
    view?.show(isFavourite: isFavourite)
  }

  func failedToMarkFilm(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.toggleFavourite() }
  }
}
