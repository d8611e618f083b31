import Foundation

/// What a film's screen reports.
protocol FilmEventHandler: AnyObject {
  func viewDidLoad()
  func viewWillLeave()
  func toggleFavourite()
  func retry()
}

/// Decides what a film's screen shows.
final class FilmPresenter {
  weak var view: (any FilmView)?

  var showFilm: any ShowFilmInteractorInput
  var markFilm: any MarkFilmInteractorInput
  private var failedAttempt: (() -> Void)?

  init(showFilm: any ShowFilmInteractorInput, markFilm: any MarkFilmInteractorInput) {
    self.showFilm = showFilm
    self.markFilm = markFilm
  }

  private func fail(_ reason: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    view?.show(failure: reason)
  }

  private func origin(_ film: FilmDescription) -> String {
    let countries = film.countries.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return "\(countries), \(film.year)"
  }

  private func offer(_ isFavourite: Bool) -> String {
    isFavourite ? "Unmark Favourite" : "Mark as Favourite"
  }
}

extension FilmPresenter: FilmEventHandler {
  func viewDidLoad() {
    showFilm.showFilm()
  }

  func viewWillLeave() {
    showFilm.cancel()
  }

  func toggleFavourite() {
    markFilm.toggleMark()
  }

  func retry() {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension FilmPresenter: ShowFilmInteractorOutput {
  func found(_ film: FilmDescription) {
    view?.show(
      FilmScreenContent(
        title: film.title, origin: origin(film),
        award: film.won ? "Won the award" : "Nominated for the award"))
    view?.show(markOffer: offer(film.isFavourite))
    view?.showRest()
  }

  func failedToFind(_ failure: ShowFilmFailure) {
    fail(failure.reason) { [weak self] in self?.showFilm.showFilm() }
    view?.show(title: failure.title, note: failure.reason)
    view?.showRest()
  }
}

extension FilmPresenter: MarkFilmInteractorOutput {
  func marked(isFavourite: Bool) {
    view?.show(markOffer: offer(isFavourite))
  }

  func failedToMark(reason: String) {
    fail(reason) { [weak self] in self?.toggleFavourite() }
  }
}
