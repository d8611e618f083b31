import Catalogue
import Foundation

import struct HeadlessUI.Outlet

/// The requests of the view controller, which also hands over what a storyboard cannot connect.
protocol FilmViewModelInput: AnyObject {
  var model: (any FilmModelReading)! { get set }
  var failure: (any FailureDisplay)! { get set }

  /// Shows a part of the model, or all of it.
  func refresh(_ part: FilmPart)
}

/// The parts of the view that can be refreshed; `retry` when a failed action is about to be repeated.
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
  var failure: (any FailureDisplay)!

  /// The scene loads from the start: its spinner is animating in the storyboard.
  private var isLoading = true {
    didSet { spinner.isActive = isLoading }
  }
  /// Whether the scene was loading when the last failure came.
  private var wasLoading = false
}

extension FilmViewModel: FilmViewModelInput {
  func refresh(_ part: FilmPart) {
    switch part {
    case .everything:
      showFilm()
      showMark()
      isLoading = false
      wasLoading = false
    case .mark:
      showMark()
    case .loadFailure:
      showFailure()
      title.text = model.film.title
      origin.text = reason
      isLoading = false
    case .failure:
      showFailure()
    case .retry:
      if wasLoading { isLoading = true }
    }
  }
}

extension FilmViewModel {
  private var reason: String? {
    model.failure?.localizedDescription
  }

  private func showFilm() {
    let film = model.film
    title.text = film.title
    origin.text = originText(film, model.countries)
    award.text = strings(film.won ? "film.won" : "film.nominated")
  }

  private func showMark() {
    favouriteButton.title = strings(model.isFavourite ? "film.unmark" : "film.mark")
  }

  private func showFailure() {
    failure.message = reason
    wasLoading = isLoading
  }

  private func originText(_ film: Film, _ countries: [Country]) -> String {
    let names = countries.map(\.name).formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    return strings("film.origin", names, film.year)
  }
}
