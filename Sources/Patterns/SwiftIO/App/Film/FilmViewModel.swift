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
  case everything, mark, loadFailure, failure, retry
}

/// Formats one film.
final class FilmViewModel {
  @Outlet var title: any TextDisplay
  @Outlet var origin: any TextDisplay
  @Outlet var award: any TextDisplay
  @Outlet var favouriteButton: any TitleDisplay
  @Outlet var spinner: any ActivityDisplay

  var model: (any FilmModelReading)!
  var alert: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// True if the last failure stopped the spinner; a retry then starts it again.
  private var wasLoading = false

  private func showFilm() {
    let film = model.film
    title.text = film.title
    origin.text = originText(film)
    award.text = strings(film.won ? "film.won" : "film.nominated")
  }

  private func showMark() {
    favouriteButton.title = strings(model.isFavourite ? "film.unmark" : "film.mark")
  }

  private func showFailure() {
    alert.message = reason
  }

  private var reason: String? {
    model.failure?.message
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
      isLoading = false
    case .mark:
      showMark()
    case .loadFailure:
      showFailure()
      title.text = model.film.title
      origin.text = reason
      wasLoading = isLoading
      isLoading = false
    case .failure:
      showFailure()
      wasLoading = false
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}
