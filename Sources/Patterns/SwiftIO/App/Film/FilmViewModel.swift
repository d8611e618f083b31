import Catalogue

import struct HeadlessUI.Outlet

/// The view controller's requests, and the parts that it injects.
protocol FilmViewModelInput: AnyObject {
  var model: (any FilmModelReading)! { get set }
  var alert: (any FailureDisplay)! { get set }

  /// Updates the whole view, or the part that one change affects.
  func refresh(_ part: FilmPart)
}

/// What a refresh shows.
enum FilmPart {
  case everything, mark, progress, failure, markFailure
}

/// Formats one film.
final class FilmViewModel {
  @Outlet var name: any TextDisplay
  @Outlet var origin: any TextDisplay
  @Outlet var retryButton: any HideableDisplay
  @Outlet var award: any TextDisplay
  @Outlet var favouriteButton: any ButtonDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmModelReading)!
  var alert: (any FailureDisplay)!

  private func showFilm() {
    let film = model.film
    name.text = film.title
    origin.text = originText(film)
    award.text = strings(film.won ? "film.won" : "film.nominated")
  }

  private func showMark() {
    let isFavourite = model.isFavourite
    favouriteButton.title = strings(isFavourite == true ? "film.unmark" : "film.mark")
    favouriteButton.isEnabled = isFavourite != nil
  }

  private func originText(_ film: Film) -> String {
    strings("film.origin", strings.list(model.countries.map(\.name)), film.year)
  }
}

extension FilmViewModel: FilmViewModelInput {
  func refresh(_ part: FilmPart) {
    switch part {
    case .everything:
      showFilm()
      retryButton.isHidden = model.failure == nil
      showMark()
      spinner.isActive = model.isLoading
    case .mark:
      showMark()
    case .progress:
      spinner.isActive = model.isLoading
    case .failure:
      let reason = model.failure?.message
      alert.reason = reason
      name.text = model.film.title
      origin.text = reason
      retryButton.isHidden = reason == nil
      spinner.isActive = model.isLoading
    case .markFailure:
      alert.reason = model.markFailure?.message
    }
  }
}
