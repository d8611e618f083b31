import Catalogue
import Foundation

/// The events of a film's screen.
protocol FilmEventHandler: AnyObject {
  func viewDidLoad()
  func viewDidLeave()
  func reload()
  func toggleFavourite()
}

/// Decides what a film's screen shows.
final class FilmPresenter {
  weak var view: (any FilmView)?

  private let findFilm: any FindFilmInteractorInput
  private let markFilm: any MarkFilmInteractorInput
  private let wireframe: any FilmRouting

  private let title: String
  /// True from the start: the screen loads when it opens.
  private var isLoading = true {
    didSet { view?.showLoading(isLoading) }
  }
  /// True while the origin names a failure.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { view?.showRetry(offersRetry) } }
  }

  init(
    title: String, findFilm: any FindFilmInteractorInput, markFilm: any MarkFilmInteractorInput,
    wireframe: any FilmRouting
  ) {
    self.title = title
    self.findFilm = findFilm
    self.markFilm = markFilm
    self.wireframe = wireframe
  }

  private func origin(_ film: FilmDetailsFacts) -> String {
    let countries = film.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", countries, film.year)
  }

  private func markTitle(_ isFavourite: Bool) -> String {
    isFavourite ? strings("film.unmark") : strings("film.mark")
  }
}

extension FilmPresenter: FilmEventHandler {
  func viewDidLoad() {
    findFilm.findFilm()
  }

  func viewDidLeave() {
    findFilm.cancel()
  }

  func reload() {
    isLoading = true
    findFilm.findFilm()
  }

  func toggleFavourite() {
    markFilm.toggleMark()
  }
}

extension FilmPresenter: FindFilmInteractorOutput {
  func foundFilm(_ film: FilmDetailsFacts) {
    view?.showFilm(
      FilmContent(
        title: film.title, origin: origin(film),
        award: film.won ? strings("film.won") : strings("film.nominated")))
    view?.showMarkTitle(markTitle(film.isFavourite))
    isLoading = false
    offersRetry = false
  }

  func failedToFindFilm(_ failure: Failure) {
    isLoading = false
    let reason = message(for: failure)
    view?.showTitle(title, note: reason)
    offersRetry = true
    wireframe.showFailure(reason) { [weak self] in self?.reload() }
  }
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func markedFilm(isFavourite: Bool) {
    view?.showMarkTitle(markTitle(isFavourite))
  }

  func failedToMarkFilm(_ failure: Failure) {
    wireframe.showFailure(message(for: failure)) { [weak self] in self?.toggleFavourite() }
  }
}
