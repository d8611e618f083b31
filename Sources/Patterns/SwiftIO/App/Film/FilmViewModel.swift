import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FilmViewModelInput: AnyObject {
  var model: (any FilmModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: FilmPart)
}

/// The refreshes that the view controller can ask for.
enum FilmPart {
  case everything, mark, progress, loadFailure, markFailure
}

/// Formats one film.
final class FilmViewModel {
  @Outlet var title: any TextDisplay
  @Outlet var origin: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var award: any TextDisplay
  @Outlet var favouriteButton: any TitleDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmModelReading)!
  var alert: (any FailureDisplay)!

  /// True while the origin names a failure. The button is hidden in the storyboard.
  private var offersRetry = false {
    didSet { if offersRetry != oldValue { retryButton.isHidden = !offersRetry } }
  }

  private func showFilm() {
    let film = model.film
    title.text = film.title
    origin.text = originText(film)
    award.text = strings(film.won ? "film.won" : "film.nominated")
  }

  private func showMark() {
    favouriteButton.title = strings(model.isFavourite ? "film.unmark" : "film.mark")
  }

  private func originText(_ film: Film) -> String {
    let names = model.countries.map(\.name)
    let list = names.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", list, film.year)
  }
}

extension FilmViewModel: FilmViewModelInput {
  func refresh(_ part: FilmPart) {
    switch part {
    case .everything:
      showFilm()
      showMark()
      offersRetry = false
      spinner.isActive = false
    case .mark:
      showMark()
    case .progress:
      spinner.isActive = model.isLoading
    case .loadFailure:
      let reason = model.failure?.message
      alert.message = reason
      title.text = model.film.title
      origin.text = reason
      offersRetry = true
      spinner.isActive = false
    case .markFailure:
      alert.message = model.markFailure?.message
    }
  }
}
